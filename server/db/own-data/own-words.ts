import { sql } from 'kysely'
import { ownRows, type ReadPart } from './own-rows.ts'

/** On either side; of the other one the first name alone. */
export const ownConversations: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; id: number; listing: number; title: string }>`
      select chat.id as key, chat.id, listing_id as listing, title,
        case renter_id when ${userId} then 'renter' else 'lender' end as "as",
        app_user.id as other, first_name as "otherFirstName", chat.created_on as "begunOn",
        case renter_id when ${userId} then renter_read_id else host_read_id end as "readUpToMessage"
      from chat
      join listing on listing.id = listing_id
      join app_user on app_user.id = case renter_id when ${userId} then host_id else renter_id end
      where (renter_id = ${userId} or host_id = ${userId}) and chat.id > ${after}
      order by key limit ${atMost}`,
  )

/** Of these conversations, what the user can see of them. */
export const ownMessages: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; id: number; conversation: number; text: string }>`
      select message.id as key, message.id, chat_id as conversation,
        message.created_on as "sentOn",
        case author_id when ${userId} then 'you' else 'the other' end as by,
        reservation_id as reservation, text
      from chat
      join message on message.listing_id = chat.listing_id and chat_id = chat.id
      where (renter_id = ${userId} or host_id = ${userId})
        and (not is_withheld or author_id = ${userId}) and message.id > ${after}
      order by key limit ${atMost}`,
  )

const reviewColumns = sql`review.id as key, review.id, listing_id as listing,
  reservation_id as reservation, review.created_on as "postedOn", stars_user as "starsOfUser",
  text_user as "textOfUser", stars_item as "starsOfListing", text_item as "textOfListing"`

interface ReviewRow {
  key: number
  id: number
}

export const ownReviewsWritten: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<ReviewRow>`
      select ${reviewColumns}, app_user.id as about, first_name as "aboutFirstName"
      from review join app_user on app_user.id = subject_id
      where author_id = ${userId} and review.id > ${after}
      order by key limit ${atMost}`,
  )

/** About the user, and about their listings. */
export const ownReviewsReceived: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<ReviewRow>`
      select ${reviewColumns}, app_user.id as author, first_name as "authorFirstName"
      from review join app_user on app_user.id = author_id
      where subject_id = ${userId} and review.id > ${after}
      order by key limit ${atMost}`,
  )

/** What the user has told the operator; who has reported the user is told nobody. */
export const ownReports: ReadPart = (db, { userId, after, atMost }) =>
  ownRows(
    db,
    sql<{ key: number; conversation: number; reason: string; note: string }>`
      select id as key, chat_id as conversation, up_to_message_id as "upToMessage", reason, note,
        created_on as "reportedOn", handled_on as "handledOn"
      from report
      where reporter_id = ${userId} and id > ${after}
      order by key limit ${atMost}`,
  )
