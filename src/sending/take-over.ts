import type { QueryRoot } from '#contract/endpoint.ts'
import { readAgain } from '#src/api/query-client.ts'
import { heldIn } from '#src/outbox/held.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { queuedCalls } from './queued-calls.ts'
import { showHearts } from './show-hearts.ts'
import { showMessages } from './show-messages.ts'

/** What is to be read anew once no more of it is on its way. */
const stale = new Set<QueryRoot>()

/** Puts what has arrived where the pages look, and only then lets go of it. What another tab has let go of
 *  is read anew. */
export async function takeOver({
  before,
  now,
  forget,
}: {
  before: readonly OutboxItem[]
  now: readonly OutboxItem[]
  forget(arrived: readonly OutboxItem[]): Promise<void>
}): Promise<void> {
  const here = new Set(now.map(({ seq }) => seq))
  const gone = before.filter(({ seq, state }) => !here.has(seq) && state !== 'acknowledged')
  const arrived = now.filter(({ state }) => state === 'acknowledged')
  const shown = await showMessages(arrived)
  await showHearts(arrived)
  if (arrived.length > 0) await forget(arrived)
  noteStale([...gone, ...arrived].filter((item) => !shown.has(item)))
  const held = heldIn(now)
  const isUnderWay = (item: OutboxItem) => item.state === 'queued' || item.state === 'sending'
  const awaited = rootsOf(now.filter((item) => isUnderWay(item) && !held.has(item)))
  for (const root of stale) {
    if (awaited.has(root)) continue
    stale.delete(root)
    void readAgain([root])
  }
}

/** What these have changed is read anew after the next look. */
export function noteStale(items: OutboxItem[]): void {
  for (const root of rootsOf(items)) stale.add(root)
}

const rootsOf = (items: OutboxItem[]) =>
  new Set(
    items.flatMap(({ kind }) => queuedCalls[kind].endpoint.invalidates as readonly QueryRoot[]),
  )
