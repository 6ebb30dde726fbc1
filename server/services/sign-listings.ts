import { signListings } from '#server/db/repositories/word-signature.ts'
import type { Context } from './context.ts'

/** Lets searches by words leave out what lacks them without a look at it: the listings that were changed, and after an
 *  upgrade all. A sharded database looks for words elsewhere. */
export async function signChangedListings(
  { db, isSharded }: Context,
  signal: AbortSignal,
): Promise<void> {
  if (isSharded) return
  while (!signal.aborted && (await signListings(db)));
}
