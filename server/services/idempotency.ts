import { Refusal } from '#contract/domain/refusal.ts'
import type { Idempotency } from './context.ts'

/** What an earlier request under the same key left behind, or null when this is the first.
 *  @throws Refusal 'key-reused' when the earlier one asked for something else */
export function answeredBefore<Earlier extends { requestHash: string | null }>(
  earlier: Earlier | null,
  idempotency: Idempotency | null,
): Earlier | null {
  if (earlier && earlier.requestHash !== idempotency?.requestHash) {
    throw new Refusal('key-reused', 'This key belongs to another request.')
  }
  return earlier
}
