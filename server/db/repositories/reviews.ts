import type { Kysely } from 'kysely'
import type { NewReview, Review } from '#contract/domain/review.ts'
import { keyColumns, type Idempotency } from '../idempotency.ts'
import type { Schema } from '../schema.ts'

/** Every review with what everyone may know of its author, the newest first. */
const selectReviews = (db: Kysely<Schema>) =>
  db
    .selectFrom('review')
    .innerJoin('app_user', 'app_user.id', 'review.author_id')
    .select([
      'review.id',
      'review.reservation_id',
      'review.listing_id',
      'review.side',
      'review.author_id',
      'review.subject_id',
      'review.stars_user',
      'review.text_user',
      'review.stars_item',
      'review.text_item',
      'review.created_on',
    ])
    .select([
      'app_user.first_name',
      'app_user.profile_image',
      'app_user.deleted_at',
      'app_user.suspended_at',
    ])
    .orderBy('review.created_on', 'desc')
    .orderBy('review.id', 'desc')

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number]

function reviewOf(row: ReviewRow): Review {
  const { stars_item: stars, text_item: text } = row
  return {
    id: row.id,
    reservationId: row.reservation_id,
    by: row.side,
    author: {
      id: row.author_id,
      firstName: row.first_name,
      picture: row.suspended_at === null ? row.profile_image : '',
      isFormer: row.deleted_at !== null,
    },
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

/** Keeps a review and counts it, for the listing and for the user that it is about; call it in a
 *  transaction. */
export async function insertReview(
  db: Kysely<Schema>,
  review: NewReview & {
    listingId: number
    authorId: number
    subjectId: number
    now: Date
    idempotency: Idempotency | null
  },
): Promise<void> {
  const { listingId, subjectId, ofUser, ofListing, idempotency } = review
  await db
    .insertInto('review')
    .values({
      listing_id: listingId,
      reservation_id: review.reservationId,
      side: review.by,
      author_id: review.authorId,
      subject_id: subjectId,
      stars_user: ofUser.stars,
      text_user: ofUser.text,
      stars_item: ofListing?.stars ?? null,
      text_item: ofListing?.text ?? null,
      created_on: review.now,
      ...keyColumns(idempotency),
    })
    .execute()
  await countStars(db, 'app_user', subjectId, ofUser.stars)
  if (ofListing) await countStars(db, 'listing', listingId, ofListing.stars)
}

const countStars = (db: Kysely<Schema>, table: 'app_user' | 'listing', id: number, stars: number) =>
  db
    .updateTable(table)
    .set((row) => ({
      review_count: row('review_count', '+', 1),
      stars_sum: row('stars_sum', '+', stars),
    }))
    .where('id', '=', id)
    .execute()
