import type { Kysely } from 'kysely'
import type { NewReport, ReportReason } from '#contract/domain/report.ts'
import type { Schema } from '../schema.ts'
import type { EarlierRequest } from './earlier-request.ts'

/** @returns the report's id */
export async function insertReport(
  db: Kysely<Schema>,
  report: NewReport & {
    listingId: number
    chatId: number
    reporterId: number
    /** 0 where there is none. */
    upToMessageId: number
    now: Date
    idempotency: { key: string; requestHash: string } | null
  },
): Promise<number> {
  const { id } = await db
    .insertInto('report')
    .values({
      listing_id: report.listingId,
      chat_id: report.chatId,
      reporter_id: report.reporterId,
      reason: report.reason,
      note: report.note,
      up_to_message_id: report.upToMessageId,
      created_on: report.now,
      idempotency_key: report.idempotency?.key ?? null,
      request_hash: report.idempotency?.requestHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface StoredReport extends NewReport {
  chatId: number
  reporterId: number
  upToMessageId: number
  createdOn: Date
}

export async function findReport(
  db: Kysely<Schema>,
  { listingId, reportId }: { listingId: number; reportId: number },
): Promise<StoredReport | null> {
  const row = await db
    .selectFrom('report')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('id', '=', reportId)
    .executeTakeFirst()
  if (!row) return null
  return {
    reason: row.reason as ReportReason,
    note: row.note,
    chatId: row.chat_id,
    reporterId: row.reporter_id,
    upToMessageId: row.up_to_message_id,
    createdOn: row.created_on,
  }
}

/** The report that this reporter's key made before. */
export async function findReportByKey(
  db: Kysely<Schema>,
  { listingId, reporterId, key }: { listingId: number; reporterId: number; key: string },
): Promise<EarlierRequest | null> {
  const row = await db
    .selectFrom('report')
    .select(['id', 'request_hash as requestHash'])
    .where('listing_id', '=', listingId)
    .where('reporter_id', '=', reporterId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ?? null
}
