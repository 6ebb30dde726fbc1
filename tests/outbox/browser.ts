import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { deleteDB, openDB, type IDBPDatabase } from 'idb'
import { flush, type FlushEnd } from '#src/outbox/flush.ts'
import { openStore, type OutboxStore } from '#src/outbox/store.ts'
import type { OutboxSession, OutboxWorld } from '#src/outbox/world.ts'
import type { Random } from '#server/demo/random.ts'
import { FairLock } from './fair-lock.ts'
import { Life } from './life.ts'
import type { Network } from './network.ts'
import type { Site } from './site.ts'
import type { Activity, VirtualClock } from './virtual-clock.ts'

export interface BrowserParts {
  site: Site
  network: Network
  clock: VirtualClock
  activity: Activity
  random: Random
  /** Without them, as over plain HTTP, each tab waits for itself alone. */
  hasLocks: boolean
}

/** A tab believes what it was told last about who is there; a worker asks each time. */
export type ActorKind = 'tab' | 'worker'

export interface Actor {
  kind: ActorKind
  life: Life
  store: OutboxStore
  /** Flushes, and again when something is due. @returns null when it was not to be */
  flush(): Promise<FlushEnd | null>
}

/** What is expected to stop a flush: no connection, or no room. */
const isExpected = (error: unknown) =>
  error instanceof TypeError
    ? error.message === 'Failed to fetch'
    : error instanceof DOMException && error.name === 'QuotaExceededError'

/** One browser: a database, a lock, cookies, and the tabs and workers that share them. */
export class Browser {
  /** Nothing more fits on the disk. */
  isFull = false
  /** What was thrown and should not have been. */
  readonly mistakes: unknown[] = []
  /** Where the disk has what, by its first key; also what no tab lived to hear of. */
  readonly places = new Map<string, number>()
  readonly discarded = new Set<number>()
  readonly #name = `outbox-${randomUUID()}`
  readonly #commonLock = new FairLock()
  readonly #parts: BrowserParts

  constructor(parts: BrowserParts) {
    this.#parts = parts
  }

  open(kind: ActorKind): Actor {
    const { clock, hasLocks, network, random } = this.#parts
    const lock = hasLocks ? this.#commonLock : new FairLock()
    const life = new Life((over) => lock.free(over))
    const store = this.#storeOf(life)
    const world: OutboxWorld = {
      store,
      alone: (task) => life.step(() => lock.run(life, task)),
      fetch: (path, init) => life.step(() => network.fetch(path, init)),
      session: this.#sessionOf(kind, life),
      nowMs: clock.nowMs,
      random: random.fraction,
      timeout: clock.timeout,
    }
    const flushOnce = async () => {
      try {
        const end = await flush(world)
        if (end.nextAtMs !== null) {
          clock.after(Math.max(0, end.nextAtMs - clock.nowMs()), () => void flushOnce())
        }
        return end
      } catch (error) {
        this.noteMistake(error)
        return null
      }
    }
    return { kind, life, store, flush: flushOnce }
  }

  noteMistake = (error: unknown): void => {
    if (!isExpected(error)) this.mistakes.push(error)
  }

  #sessionOf(kind: ActorKind, life: Life): OutboxWorld['session'] {
    const { activity, network, random, site } = this.#parts
    let known: OutboxSession | null = null
    return () =>
      life.step(async () => {
        if (kind === 'tab' && known && random.chance(0.6)) return { ...known }
        await network.reach()
        known = await activity.during(() => site.session())
        return known && { ...known }
      })
  }

  #storeOf(life: Life): OutboxStore {
    const { activity, clock } = this.#parts
    const store = openStore({ nowMs: clock.nowMs, name: this.#name })
    const read = <T>(work: () => Promise<T>) => life.step(() => activity.during(work))
    const write = <T>(work: () => Promise<T>) =>
      read(async () => {
        if (this.isFull) throw new DOMException('No room.', 'QuotaExceededError')
        return work()
      })
    return {
      add: (item) =>
        write(async () => {
          const added = await store.add(item)
          this.places.set(item.id, added.seq)
          return added
        }),
      items: () => read(() => store.items()),
      change: (seq, event) => write(() => store.change(seq, event)),
      changeAll: (changes) => write(() => store.changeAll(changes)),
      discard: (seq) =>
        write(async () => {
          const isGone = await store.discard(seq)
          if (isGone) this.discarded.add(seq)
          return isGone
        }),
      abandon: (seq) => write(() => store.abandon(seq)),
      forget: (seqs) => write(() => store.forget(seqs)),
      transitions: () => read(() => store.transitions()),
      close: () => store.close(),
    }
  }

  /** Its database would stay in memory. */
  remove = (): Promise<void> => deleteDB(this.#name)

  /** The database as it is, whoever can read it. */
  async onDisk<T>(task: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    const { activity, clock } = this.#parts
    return activity.during(async () => {
      // It makes the database where there is none.
      const store = openStore({ nowMs: clock.nowMs, name: this.#name })
      await store.transitions()
      const db = await openDB(this.#name, 1)
      const result = await task(db)
      db.close()
      store.close()
      return result
    })
  }
}
