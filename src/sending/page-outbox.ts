import type { NewItem, OutboxItem, OutboxRequest } from '#src/outbox/item.ts'
import { outboxSyncTag } from '#src/outbox/names.ts'
import type { IsReplaced } from '#src/outbox/store.ts'
import { askForSync } from './ask-for-sync.ts'
import { outboxItems } from './known-items.ts'
import { tellDiscarded, tellOutbox, warnOfOutbox } from './look.ts'
import { pageWorld } from './page-world.ts'
import { startOutbox, wakeOutbox } from './wake.ts'

const { store } = pageWorld

/** Keeps it on this device, and sends it as soon as it can be sent.
 *  @param isReplaced what of its lane need not be sent any more
 *  @returns when it is on the disk
 *  @throws what a database throws: then nothing was kept, and nothing is sent */
export async function enqueue(item: NewItem, isReplaced?: IsReplaced): Promise<OutboxItem> {
  const added = await store.add(item, isReplaced)
  tellOutbox()
  sendSoon()
  return added
}

export async function tryAgain(seq: number): Promise<void> {
  await store.change(seq, { type: 'try-again' })
  tellOutbox()
  sendSoon()
}

/** Sends something else in its place, under a key of its own.
 *  @returns whether it could still be changed */
export async function editItem(seq: number, id: string, request: OutboxRequest): Promise<boolean> {
  const edited = await store.change(seq, { type: 'edit', id, request })
  tellOutbox()
  sendSoon()
  return edited !== null
}

/** What waited behind it goes on.
 *  @returns whether it was still here to be thrown away */
export async function discard(seq: number): Promise<boolean> {
  const isGone = await removeBy(store.discard, seq)
  if (isGone) sendSoon()
  return isGone
}

/** Also what is on its way: it is not tried again. What waited behind it is for whoever asks next to send.
 *  Never throws: its author is gone. */
export async function abandon(items: readonly OutboxItem[]): Promise<void> {
  for (const { seq } of items) await removeBy(store.abandon, seq).catch(warnOfOutbox)
}

/** By this page, or with no page open by the worker. */
function sendSoon(): void {
  startOutbox()
  askForSync(outboxSyncTag)
  wakeOutbox()
}

async function removeBy(remove: typeof store.discard, seq: number): Promise<boolean> {
  const known = outboxItems.get().find((item) => item.seq === seq)
  const isGone = await remove(seq)
  if (isGone && known) tellDiscarded(known.id)
  tellOutbox()
  return isGone
}

/** What happened to items lately, of all users of this device; the newest last.
 *  @throws what a database throws */
export const readTransitions = () => store.transitions()
