import { sql, type Kysely } from 'kysely'
import type { NewReport, ReportReason } from '#contract/domain/report.ts'
import { keyColumns, type Idempotency } from '../idempotency.ts'
import type { Schema } from '../schema.ts'

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
    idempotency: Idempotency | null
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
      ...keyColumns(report.idempotency),
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

interface ReportedPerson {
  id: number
  firstName: string
  /** '' of a former user. */
  email: string
}

/** A report as the operator finds it in a list. */
export interface ListedReport extends NewReport {
  id: number
  chatId: number
  listing: { id: number; title: string }
  reporter: ReportedPerson
  /** The other one. */
  reported: ReportedPerson
  createdOn: Date
  handledOn: Date | null
}

/** Newest first. */
export async function listReports(
  db: Kysely<Schema>,
  which: 'open' | 'all',
): Promise<ListedReport[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('listing', 'listing.id', 'report.listing_id')
    .innerJoin('chat', (join) =>
      join
        .onRef('chat.listing_id', '=', 'report.listing_id')
        .onRef('chat.id', '=', 'report.chat_id'),
    )
    .innerJoin('app_user as reporter', 'reporter.id', 'report.reporter_id')
    .innerJoin('app_user as reported', (join) =>
      join.on('reported.id', '=', sql<number>`renter_id + host_id - reporter_id`),
    )
    .selectAll('report')
    .select(['listing.title', 'reported.id as reported_id'])
    .select(['reporter.first_name as reporter_name', 'reporter.email as reporter_email'])
    .select(['reported.first_name as reported_name', 'reported.email as reported_email'])
    .$if(which === 'open', (query) => query.where('handled_on', 'is', null))
    .orderBy('report.created_on', 'desc')
    .orderBy('report.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    createdOn: row.created_on,
    handledOn: row.handled_on,
    reason: row.reason as ReportReason,
    note: row.note,
    reporter: {
      id: row.reporter_id,
      firstName: row.reporter_name,
      email: row.reporter_email,
    },
    reported: {
      id: row.reported_id,
      firstName: row.reported_name,
      email: row.reported_email,
    },
    listing: { id: row.listing_id, title: row.title },
    chatId: row.chat_id,
  }))
}

/** @returns when it was handled first; null when there is no such report */
export async function markHandled(db: Kysely<Schema>, id: number, now: Date): Promise<Date | null> {
  const row = await db
    .updateTable('report')
    .set({ handled_on: sql<Date>`coalesce(handled_on, ${now}::timestamptz)` })
    .where('id', '=', id)
    .returning('handled_on')
    .executeTakeFirst()
  return row?.handled_on ?? null
}
