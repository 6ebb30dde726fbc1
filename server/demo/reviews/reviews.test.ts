import { describe, expect, it } from 'vitest'
import { textLimits } from '#contract/limits.ts'
import { makeDemonstration } from '../make-demonstration.ts'
import { statusOf } from '../stays/plan.ts'
import { ratingSums } from './make-reviews.ts'

const moments = ['2026-03-10T09:20:30Z', '2025-12-31T22:10:00Z', '2026-10-25T00:30:00Z']

describe.each(moments)('the demonstration reviews at %s', (moment) => {
  const now = new Date(moment)
  const { reviews, stays, users } = makeDemonstration(now)
  const stayOf = (id: number) => stays[id - 1]!

  it('are of stays that are over, by their two sides, once each', () => {
    const written = new Set<string>()
    for (const review of reviews) {
      const stay = stayOf(review.reservation_id)
      const sides = [stay.renterId, stay.listing.lenderId]
      const [author, subject] = review.side === 'renter' ? sides : sides.toReversed()
      expect(statusOf(stay)).toBe('confirmed')
      expect(review.created_on > stay.to && review.created_on < now).toBe(true)
      expect(review).toMatchObject({
        listing_id: stay.listing.id,
        author_id: author,
        subject_id: subject,
      })
      written.add(`${review.reservation_id} ${review.side}`)
    }
    expect(written.size).toBe(reviews.length)
  })

  it('come from both sides of most stays', () => {
    const over = stays.filter((stay) => statusOf(stay) === 'confirmed' && stay.to < now)
    for (const side of ['renter', 'lender']) {
      const count = reviews.filter((review) => review.side === side).length
      expect(count / over.length).toBeGreaterThan(0.65)
    }
  })

  it('give mostly four and five stars, some three and a few two', () => {
    const share = (stars: number) =>
      reviews.filter(({ stars_user }) => stars_user === stars).length / reviews.length
    expect(share(5) + share(4)).toBeGreaterThan(0.75)
    expect(share(3)).toBeGreaterThan(0.02)
    expect(share(2)).toBeGreaterThan(0)
    expect(share(2)).toBeLessThan(0.06)
  })

  it('say nothing twice of one listing or one person, and fill every gap', () => {
    const said = reviews.flatMap(({ listing_id, subject_id, text_item, text_user }) => [
      ...(text_item ? [`listing ${listing_id}: ${text_item}`] : []),
      ...(text_user ? [`user ${subject_id}: ${text_user}`] : []),
    ])
    expect(new Set(said).size).toBe(said.length)
    for (const text of said) {
      expect(text).not.toMatch(/[{}]|undefined/)
      expect(text.length).toBeLessThan(textLimits.review)
    }
  })

  it('leave each printed account a stay to review', () => {
    const { renterId, lenderId } = users
    const waits = (side: 'renter' | 'lender') =>
      stays.filter((stay, at) => {
        const isOwn =
          (side === 'renter' ? stay.renterId : stay.listing.lenderId) ===
          {
            renter: renterId,
            lender: lenderId,
          }[side]
        const isWritten = reviews.some(
          (review) => review.reservation_id === at + 1 && review.side === side,
        )
        return isOwn && statusOf(stay) === 'confirmed' && stay.to < now && !isWritten
      })
    expect(waits('renter')).not.toHaveLength(0)
    expect(waits('lender')).not.toHaveLength(0)
  })

  it('show both printed accounts what others say of them', () => {
    const sums = ratingSums(reviews)
    expect(sums.ofUser(users.renterId).review_count).toBeGreaterThan(0)
    expect(sums.ofUser(users.lenderId).review_count).toBeGreaterThan(0)
  })
})
