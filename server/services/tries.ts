import { TooMany } from '#contract/domain/refusal.ts'
import { tryLimits } from '#contract/limits.ts'
import { peekTry, returnTry, takeTry, type TryLimit } from '#server/db/repositories/tries.ts'
import type { Context } from './context.ts'
import { signatureOf } from './signature.ts'

/** What is tried, and whose tries are counted together. */
export interface Try {
  kind: keyof typeof tryLimits | 'registration'
  who: string | number
}

/** Counts tries before they are made, so that many at the same moment do not slip through.
 *  @returns takes them back, for a try that has found nothing out
 *  @throws TooMany when one of them cannot be made now; then none is counted */
export async function countTries(context: Context, ...tries: Try[]): Promise<() => Promise<void>> {
  const { db, now } = context
  const counted = tries.map((each) => countedOf(context, each))
  await db.transaction().execute(async (trx) => {
    for (const { keyHash, limit } of counted) {
      const again = await takeTry(trx, keyHash, limit, now())
      if (again) throw tooMany(again.getTime() - now().getTime())
    }
  })
  return async () => {
    for (const { keyHash, limit } of counted) await returnTry(db, keyHash, limit)
  }
}

/** Whether a try could be made now, of which it turns out later whether it counts.
 *  @throws TooMany when it could not */
export async function assertTryLeft(context: Context, tried: Try): Promise<void> {
  const { db, now } = context
  const { keyHash, limit } = countedOf(context, tried)
  const again = await peekTry(db, keyHash, limit, now())
  if (again) throw tooMany(again.getTime() - now().getTime())
}

const countedOf = (context: Context, { kind, who }: Try) => ({
  keyHash: signatureOf(context.secret, `try ${kind} ${who}`),
  limit: limitOf(context, kind),
})

function limitOf({ allowances }: Context, kind: Try['kind']): TryLimit {
  if (kind !== 'registration') return tryLimits[kind]
  const { atOnce, perMinute } = allowances.registration
  return { atOnce, refillMs: 60_000 / perMinute }
}

const tooMany = (waitMs: number) => new TooMany(Math.max(1, Math.ceil(waitMs / 1000)))
