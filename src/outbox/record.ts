import { outboxStates, schemaVersion, type OutboxItem, type OutboxState } from './item.ts'
import { outboxKinds } from './kinds.ts'

/** What a stored record is to this code. */
export type RecordReading =
  | { is: 'item'; item: OutboxItem }
  /** Written by a newer version, or of a kind that only a newer one knows: left alone, for that one to send. */
  | { is: 'newer' }
  | { is: 'broken' }

/** Makes a record of one version one of the next. */
export type Migration = (record: Record<string, unknown>) => Record<string, unknown>

/** By the version that they lead away from; the last two are kept. */
export const migrations: Record<number, Migration> = {}

/** Reads what a device has kept, whoever wrote it. */
export function readRecord(
  value: unknown,
  { steps, version }: { steps: Record<number, Migration>; version: number } = {
    steps: migrations,
    version: schemaVersion,
  },
): RecordReading {
  let record = asRecord(value)
  if (!record || !Number.isInteger(record['schemaVersion'])) return { is: 'broken' }
  if ((record['schemaVersion'] as number) > version) return { is: 'newer' }
  while ((record['schemaVersion'] as number) < version) {
    const from = record['schemaVersion'] as number
    const step = steps[from]
    if (!step) return { is: 'broken' }
    try {
      record = { ...step(record), schemaVersion: from + 1 }
    } catch {
      return { is: 'broken' }
    }
  }
  if (!isItem(record)) return { is: 'broken' }
  return Object.hasOwn(outboxKinds, record.kind) ? { is: 'item', item: record } : { is: 'newer' }
}

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null

function isItem(record: object): record is OutboxItem {
  const item = record as Partial<OutboxItem>
  const request = item.request as Partial<OutboxItem['request']> | undefined
  return (
    isNumber(item.seq) &&
    isText(item.id) &&
    isNumber(item.userId) &&
    isText(item.lane) &&
    isText(item.kind) &&
    (request?.method === 'GET' || request?.method === 'POST') &&
    isText(request.path) &&
    request.path.startsWith('/') &&
    typeof item.about === 'string' &&
    isNumber(item.createdAtMs) &&
    isNumber(item.attempts) &&
    isNumber(item.notBeforeMs) &&
    outboxStates.includes(item.state as OutboxState)
  )
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
