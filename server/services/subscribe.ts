import { insertNewsletterAddress } from '#server/db/repositories/newsletter.ts'
import { sourceOf } from '#server/policies/network.ts'
import type { Context } from './context.ts'
import { countTries } from './tries.ts'

/** Whether an address was there before is told nobody.
 *  @throws TooMany */
export async function subscribe(
  context: Context,
  email: string,
  { address }: { address: string },
): Promise<void> {
  await countTries(context, { kind: 'newsletter', who: sourceOf(address) })
  await insertNewsletterAddress(context.db, email, context.now())
}
