import { randomUUID } from 'node:crypto'
import { schemaVersion, type NewItem, type OutboxItem } from '#src/outbox/item.ts'
import type { OutboxStore } from '#src/outbox/store.ts'
import type { Random } from '#server/demo/random.ts'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import type { Actor, Browser } from './browser.ts'
import type { Network } from './network.ts'
import type { Site } from './site.ts'

/** Something a user did in a tab. */
export interface Deed {
  item: NewItem
  /** Its first key, and one more for each edit. */
  keys: string[]
}

interface PeopleParts {
  browser: Browser
  network: Network
  site: Site
  random: Random
}

/** What users do in their tabs, and what has come of it. */
export class People {
  readonly deeds: Deed[] = []
  /** Records of a version to come, as they were written. */
  readonly newer: object[] = []
  readonly #parts: PeopleParts

  constructor(parts: PeopleParts) {
    this.#parts = parts
  }

  async enqueue({ store }: Actor, userId: number): Promise<void> {
    const { random, site } = this.#parts
    const item: NewItem = { id: randomUUID(), ...site.author(userId, random) }
    this.deeds.push({ item, keys: [item.id] })
    await store.add(item)
  }

  /** Someone looks at what is unsent, and does something about one of it. */
  async intervene({ store }: Actor): Promise<void> {
    const { random } = this.#parts
    const items = await store.items()
    const item = items.length > 0 ? random.pick(items) : null
    if (item?.state === 'acknowledged') await store.forget([item.seq])
    if (item?.state === 'needs-you') await this.#settle(store, item)
    if (item?.state === 'waiting') {
      const type = random.weighted(['connection-back', 'try-again', 'discard'] as const, [4, 3, 1])
      if (type === 'discard') await store.discard(item.seq)
      else await store.change(item.seq, { type })
    }
  }

  async #settle(store: OutboxStore, item: OutboxItem): Promise<void> {
    const { network, random, site } = this.#parts
    const what = random.weighted(['try-again', 'edit', 'discard'] as const, [2, 3, 1])
    if (what === 'try-again') await store.change(item.seq, { type: 'try-again' })
    if (what === 'discard') await store.discard(item.seq)
    // What is under way could still be accepted under its former key.
    if (what === 'edit' && !network.isUnderWay(item.id)) {
      const id = randomUUID()
      this.deeds.find(({ keys }) => keys.includes(item.id))?.keys.push(id)
      await store.change(item.seq, { type: 'edit', id, request: site.mend(item) })
    }
  }

  /** A page of a later version writes to the same database. */
  async writeNewer(): Promise<void> {
    const { browser, random } = this.#parts
    const state = random.pick(['queued', 'sending', 'waiting'] as const)
    const { seq: _, ...item } = keptItem({ state })
    const record = { ...item, schemaVersion: schemaVersion + 1, tone: 'kind' }
    const seq = await browser.onDisk((db) => db.add('items', record))
    this.newer.push({ ...record, seq })
  }
}
