import type { Kysely } from 'kysely'
import type { Review } from '#contract/domain/review.ts'
import type { Schema } from '../schema.ts'

/** Every review with what everyone may know of its author, the newest first. */
const selectReviews = (db: Kysely<Schema>) =>
  db
    .selectFrom('review')
    .innerJoin('app_user', 'app_user.id', 'review.author_id')
    .selectAll('review')
    .select(['app_user.first_name', 'app_user.profile_image'])
    .orderBy('review.created_on', 'desc')
    .orderBy('review.id', 'desc')

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

function reviewOf(row: ReviewRow): Review {
  const { stars_item: stars, text_item: text } = row
  return {
    id: row.id,
    reservationId: row.reservation_id,
    by: row.side,
    author: { id: row.author_id, firstName: row.first_name, picture: row.profile_image },
    subjectId: row.subject_id,
    ofUser: { stars: row.stars_user, text: row.text_user },
    ofListing: stars === null ? null : { listingId: row.listing_id, stars, text: text ?? '' },
    createdOn: row.created_on,
  }
}

export async function reviewsOfListing(
  db: Kysely<Schema>,
  listingId: number,
  limit: number,
): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('review.listing_id', '=', listingId)
    .where('review.side', '=', 'renter')
    .limit(limit)
    .execute()
  return rows.map(reviewOf)
}

export async function reviewsOfUser(
  db: Kysely<Schema>,
  userId: number,
  limit: number,
): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('review.subject_id', '=', userId)
    .limit(limit)
    .execute()
  return rows.map(reviewOf)
}

/** At most one of each side. */
export async function reviewsOfReservation(
  db: Kysely<Schema>,
  { id, listingId }: { id: number; listingId: number },
): Promise<Review[]> {
  const rows = await selectReviews(db)
    .where('review.listing_id', '=', listingId)
    .where('review.reservation_id', '=', id)
    .execute()
  return rows.map(reviewOf)
}
