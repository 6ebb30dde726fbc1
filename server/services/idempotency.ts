import type { Kysely } from 'kysely'
import { Refusal } from '#contract/domain/refusal.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import { findEarlier, type EarlierRequest } from '#server/db/repositories/earlier-request.ts'
import type { Schema } from '#server/db/schema.ts'
import { replays } from '#server/metrics/instruments.ts'

/** What an earlier request under the same key left behind, or null when this is the first.
 *  @throws Refusal 'key-reused', as given, when the earlier one asked for something else */
export function answeredBefore<Earlier extends { requestHash: string | null }>(
  earlier: Earlier | null,
  idempotency: Idempotency | null,
  reused: (earlier: Earlier) => Refusal = keyReused,
): Earlier | null {
  if (earlier && earlier.requestHash !== idempotency?.requestHash) throw reused(earlier)
  if (earlier) replays.inc()
  return earlier
}

const keyReused = () => new Refusal('key-reused', 'This key belongs to another request.')

/** What the same request of this author made about a listing when it came first: a replay meets no other check.
 *  @throws Refusal 'key-reused' */
export async function earlierRequest(
  trx: Kysely<Schema>,
  made: Parameters<typeof findEarlier>[1],
  by: { listingId: number; authorId: number },
  idempotency: Idempotency | null,
): Promise<EarlierRequest | null> {
  if (!idempotency) return null
  const earlier = await findEarlier(trx, made, { ...by, key: idempotency.key })
  return answeredBefore(earlier, idempotency)
}
