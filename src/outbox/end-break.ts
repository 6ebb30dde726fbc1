import type { OutboxStore } from './store.ts'

/** The connection is back: what waited for it does not wait for its time. */
export async function endBreak(store: OutboxStore): Promise<void> {
  for (const { seq, waitsFor } of await store.items()) {
    if (waitsFor === 'connection') await store.change(seq, { type: 'connection-back' })
  }
}
