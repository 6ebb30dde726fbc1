import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { endWithPage } from '#src/database/end-with-page.ts'
import { isConnectionLost } from '#src/database/lost-connection.ts'
import { inTime } from '#src/in-time.ts'
import { schemaVersion, type NewItem, type OutboxItem, type OutboxState } from './item.ts'
import { readRecord } from './record.ts'
import { transact } from './transact.ts'
import {
  canAbandon,
  canDiscard,
  transition,
  type OutboxEvent,
  type OutboxEventType,
} from './transition.ts'

/** A step of an item, kept for those who look for what went wrong. */
export interface TransitionNote {
  at: number
  seq: number
  kind: string
  event: OutboxEventType | 'enqueue' | Removal
  from: OutboxState | null
  to: OutboxState | null
}

interface OutboxSchema extends DBSchema {
  items: { key: number; value: OutboxItem }
  transitions: { key: number; value: TransitionNote }
  /** What could not be read. */
  broken: { key: number; value: unknown }
}

type Database = IDBPDatabase<OutboxSchema>
interface Items {
  get(seq: number): Promise<OutboxItem | undefined>
}
interface Notes {
  add(note: TransitionNote): Promise<number>
  delete(keys: IDBKeyRange): Promise<void>
}

/** What a person did is on the disk when the write answers; the default answers before. A step of the sending
 *  may be lost with the power: it is made again, under the same key. */
const durably = { durability: 'strict' } as const
const bySending: ReadonlySet<OutboxEventType> = new Set(['send', 'acknowledge', 'delay', 'orphan'])
/** Longer than what is read is waited for: nothing typed is given up early. */
const openTimeoutMs = 5000
const notesAtMost = 100
const trimEvery = 20

/** What is not sent yet, on this device. Pages and worker each open one.
 *  @see docs/life-of-a-message.md */
export interface OutboxStore {
  /** Keeps an item; when this answers it is on the disk, and what it replaces is not: of its lane, what was
   *  never tried and is queued.
   *  @throws DOMException 'QuotaExceededError' where there is no room, and what else a database throws */
  add(item: NewItem, isReplaced?: IsReplaced): Promise<OutboxItem>
  /** In the order in which they were added; of all users. What cannot be read is put aside. */
  items(): Promise<OutboxItem[]>
  /** @returns the item after the event, or null when it is gone or the event means nothing to it */
  change(seq: number, event: OutboxEvent): Promise<OutboxItem | null>
  /** Several such changes in one write.
   *  @returns each as `change` does */
  changeAll(changes: readonly Change[]): Promise<(OutboxItem | null)[]>
  /** @returns whether its author may throw it away, and it is gone */
  discard(seq: number): Promise<boolean>
  /** Removes what its author leaves behind, also while it is being sent: whatever comes of that, it is not tried again.
   *  @returns whether it is gone */
  abandon(seq: number): Promise<boolean>
  /** Removes items whose answers have been taken over. */
  forget(seqs: readonly number[]): Promise<void>
  /** The newest last. */
  transitions(): Promise<TransitionNote[]>
  close(): void
}

export type Change = [seq: number, event: OutboxEvent]

/** Whether an item says nothing any more, now that another says the opposite or more. */
export type IsReplaced = (earlier: OutboxItem) => boolean

export interface StoreOptions {
  nowMs(): number
  /** Writes, and on a full device once more when there is room. */
  withRoom?<Result>(write: () => Promise<Result>): Promise<Result>
  name?: string
}

export function openStore({
  nowMs,
  withRoom = (write) => write(),
  name = 'staylend-outbox',
}: StoreOptions): OutboxStore {
  let opening: Promise<Database> | null = null

  function database(): Promise<Database> {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }

  const open = () =>
    inTime(
      openDB<OutboxSchema>(name, 1, {
        upgrade(db, _from, _to, transaction) {
          endWithPage(transaction)
          db.createObjectStore('items', { keyPath: 'seq', autoIncrement: true })
          db.createObjectStore('transitions', { autoIncrement: true })
          db.createObjectStore('broken', { autoIncrement: true })
        },
        blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
        terminated: () => (opening = null),
      }),
      openTimeoutMs,
      'The database does not answer.',
    )

  /** A connection that was closed under us, cut off in the background by WebKit, or broken off while its page was put
   *  aside is opened anew once. */
  async function guarded<T>(task: (db: Database) => Promise<T>): Promise<T> {
    const used = database()
    try {
      return await task(await used)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      if (opening === used) opening = null
      // One that did not open has nothing to close.
      void used.then(
        (db) => db.close(),
        () => undefined,
      )
      return task(await database())
    }
  }

  const write = (db: Database, options: IDBTransactionOptions) =>
    db.transaction(['items', 'transitions'], 'readwrite', options)
  type Write = ReturnType<typeof write>

  /** All of it is kept when this answers, or nothing of it. */
  const atOnce = <T>(task: (tx: Write) => Promise<T>, options: IDBTransactionOptions = durably) =>
    withRoom(() => guarded((db) => transact(write(db, options), task)))

  async function note(notes: Notes, event: TransitionNote['event'], from: Seen, to: Seen) {
    const { seq = 0, kind = '' } = to ?? from ?? {}
    const line = { at: nowMs(), seq, kind, event, from: from?.state ?? null, to: to?.state ?? null }
    const key = await notes.add(line)
    if (key % trimEvery === 0) await notes.delete(IDBKeyRange.upperBound(key - notesAtMost))
  }

  async function readItem(items: Items, seq: number): Promise<OutboxItem | null> {
    const reading = readRecord(await items.get(seq))
    return reading.is === 'item' ? reading.item : null
  }

  async function changeItem(tx: Write, [seq, event]: Change): Promise<OutboxItem | null> {
    const items = tx.objectStore('items')
    const before = await readItem(items, seq)
    const after = before && transition(before, event)
    if (!after) return null
    await items.put(after)
    await note(tx.objectStore('transitions'), event.type, before, after)
    return after
  }

  /** Removes those that may go. A full device has room for that, if not for the notes of it.
   *  @returns whether any is gone */
  async function remove(
    event: Removal,
    seqs: readonly number[],
    mayGo: (item: OutboxItem) => boolean,
  ): Promise<boolean> {
    const gone = await guarded((db) =>
      transact(db.transaction(['items'], 'readwrite', durably), async (tx) => {
        const items = tx.objectStore('items')
        const removed: OutboxItem[] = []
        for (const seq of seqs) {
          const item = await readItem(items, seq)
          if (!item || !mayGo(item)) continue
          await items.delete(seq)
          removed.push(item)
        }
        return removed
      }),
    )
    await guarded((db) =>
      transact(db.transaction('transitions', 'readwrite'), async ({ store }) => {
        for (const item of gone) await note(store, event, item, null)
      }),
    ).catch(() => undefined)
    return gone.length > 0
  }

  async function removeReplaced(tx: Write, { userId, lane }: NewItem, isReplaced: IsReplaced) {
    const items = tx.objectStore('items')
    for (const record of await items.getAll()) {
      const reading = readRecord(record)
      if (reading.is !== 'item') continue
      const { item } = reading
      const isHere = item.userId === userId && item.lane === lane
      if (!isHere || !isUntried(item) || !isReplaced(item)) continue
      await items.delete(item.seq)
      await note(tx.objectStore('transitions'), 'discard', item, null)
    }
  }

  return {
    add: (item, isReplaced) =>
      atOnce(async (tx) => {
        if (isReplaced) await removeReplaced(tx, item, isReplaced)
        const record: Omit<OutboxItem, 'seq'> = {
          ...item,
          schemaVersion,
          createdAtMs: nowMs(),
          attempts: 0,
          notBeforeMs: 0,
          state: 'queued',
          waitsFor: null,
          fault: null,
          answer: null,
        }
        const seq = await tx.objectStore('items').add(record as OutboxItem)
        const added = { ...record, seq }
        await note(tx.objectStore('transitions'), 'enqueue', null, added)
        return added
      }),

    items: () =>
      guarded(async (db) => {
        const records = await readAll(db, 'items')
        const broken: [key: number, value: unknown][] = []
        const items: OutboxItem[] = []
        for (const record of records) {
          const reading = readRecord(record)
          if (reading.is === 'item') items.push(reading.item)
          if (reading.is === 'broken') broken.push([record.seq, record])
        }
        if (broken.length > 0) await putAside(db, broken)
        return items
      }),

    change: (...change) => atOnce((tx) => changeItem(tx, change), durabilityOf([change])),

    changeAll: (changes) =>
      atOnce(async (tx) => {
        const items: (OutboxItem | null)[] = []
        for (const change of changes) items.push(await changeItem(tx, change))
        return items
      }, durabilityOf(changes)),

    discard: (seq) => remove('discard', [seq], canDiscard),
    abandon: (seq) => remove('discard', [seq], canAbandon),

    async forget(seqs) {
      await remove('forget', seqs, ({ state }) => state === 'acknowledged')
    },

    transitions: () =>
      guarded(async (db) => (await readAll(db, 'transitions')).slice(-notesAtMost)),

    close() {
      void opening?.then(
        (db) => db.close(),
        () => undefined,
      )
      opening = null
    },
  }
}

const durabilityOf = (changes: readonly Change[]): IDBTransactionOptions =>
  changes.every(([, { type }]) => bySending.has(type)) ? {} : durably

type Removal = 'discard' | 'forget'

const isUntried = ({ state, attempts }: OutboxItem) => state === 'queued' && attempts === 0

type Seen = Pick<OutboxItem, 'seq' | 'kind' | 'state'> | null

const readAll = <Name extends 'items' | 'transitions'>(db: Database, name: Name) =>
  transact(db.transaction(name), ({ store }) => store.getAll())

const putAside = (db: Database, broken: [key: number, value: unknown][]): Promise<void> =>
  transact(db.transaction(['items', 'broken'], 'readwrite', durably), async (tx) => {
    for (const [key, value] of broken) {
      await tx.objectStore('broken').add(value)
      await tx.objectStore('items').delete(key)
    }
  })
