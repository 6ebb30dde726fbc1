import type { NewReport } from '#contract/domain/report.ts'
import { reportAllowance } from '#contract/limits.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { lockListing } from '#server/db/repositories/listings.ts'
import { queueMail } from '#server/db/repositories/mails.ts'
import { newestMessageId } from '#server/db/repositories/messages.ts'
import { insertReport } from '#server/db/repositories/reports.ts'
import type { Context } from './context.ts'
import { findChatFor } from './find-chat-for.ts'
import { earlierRequest } from './idempotency.ts'
import { assertAllowance } from './assert-allowance.ts'
import { assertMember } from './members.ts'

/** Keeps what one of a conversation's two finds wrong with it, up to its newest message, and tells the operator by
 *  mail. Whoever has more to say reports once more.
 *  @throws TooMany
 *  @see docs/product.md §5 */
export async function reportConversation(
  { db, now, wakeMailer }: Context,
  reporterId: number,
  chatId: number,
  report: NewReport,
  idempotency: Idempotency | null,
): Promise<void> {
  const chat = await findChatFor(db, { userId: reporterId, chatId })
  const { listingId } = chat
  await db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId)
    const by = { listingId, authorId: reporterId }
    if (await earlierRequest(trx, 'report', by, idempotency)) return

    await assertMember(trx, reporterId)
    const asker = { userId: reporterId, kind: 'report' }
    await assertAllowance(trx, asker, reportAllowance, now())
    const upToMessageId = await newestMessageId(trx, chat, reporterId)
    const reportId = await insertReport(trx, {
      ...report,
      listingId,
      chatId,
      reporterId,
      upToMessageId,
      now: now(),
      idempotency,
    })
    await queueMail(trx, { listingId, topic: { kind: 'report', reportId } }, now())
  })
  wakeMailer()
}
