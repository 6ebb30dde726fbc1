import type { Kysely } from 'kysely'
import type { ChatMessage } from '#contract/domain/chat.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { NewReport } from '#contract/domain/report.ts'
import type { PublicUser } from '#contract/domain/user.ts'
import { reportedMessagesAtMost } from '#contract/limits.ts'
import { findChat } from '#server/db/repositories/chats.ts'
import { findListingsById } from '#server/db/repositories/listings.ts'
import { messagesOf } from '#server/db/repositories/messages.ts'
import { findReport } from '#server/db/repositories/reports.ts'
import { findPublicUsers } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'

/** What the operator needs to judge a conversation; of its two what everyone may see. */
export interface ReportedConversation extends NewReport {
  chatId: number
  reporter: PublicUser
  /** The other one. */
  reported: PublicUser
  listing: Listing
  /** The last ones before the report that the reporter saw, oldest first. */
  messages: ChatMessage[]
  at: Date
}

/** @returns null when what it is about is not there any more */
export async function readReport(
  db: Kysely<Schema>,
  about: { listingId: number; reportId: number },
): Promise<ReportedConversation | null> {
  const report = await findReport(db, about)
  const chat = report && (await findChat(db, report.chatId))
  if (!chat) return null
  const { hostId, renterId } = chat
  const { reporterId, upToMessageId, createdOn: at, ...said } = report
  const users = await findPublicUsers(db, [hostId, renterId])
  const reporter = users.get(reporterId)
  const reported = users.get(reporterId === hostId ? renterId : hostId)
  const [listing] = await findListingsById(db, [about.listingId])
  if (!reporter || !reported || !listing) return null
  const messages = await messagesOf(db, chat, {
    readerId: reporterId,
    span: { before: upToMessageId + 1 },
    atMost: reportedMessagesAtMost,
  })
  return { ...said, reporter, reported, listing, messages, at }
}
