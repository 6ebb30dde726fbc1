import { clientVersion } from '#contract/limits.ts'
import { changing } from '#src/changing.ts'
import { turns } from '#src/turns.ts'
import { deviceStore } from './device-store.ts'
import { seenListings, type SeenListing } from './listing-store.ts'

/** A listing that somebody saved: it stays on this device whatever makes room. */
export interface KeptListing {
  id: number
  /** Who saved it; null for a visitor who was not logged in. */
  userId: number | null
  savedAtMs: number
  /** When all that belongs to it was last there and up to date; null before the first time. */
  refreshedAtMs: number | null
  /** Whether the map around it is here: one that comes from elsewhere cannot be kept. */
  hasMap: boolean
  /** What was kept by another version of the app is fetched anew. */
  version: string
  /** The server has it no more: what is here is all there is. */
  isGone: boolean
  /** Taken back, and to be removed from then on; until then that can be undone. */
  leavesAtMs: number | null
}

/** With the listing itself, as it was last seen; null where it was lost. */
export interface KeptCopy extends KeptListing {
  seen: SeenListing | null
}

type KeptListings = ReadonlyMap<number, KeptCopy>

const store = deviceStore<KeptListing>('kept-listings')
const known = changing<KeptListings | null>(null)
const otherTabs = new BroadcastChannel('kept-listings')
/** Each change begins with what the one before has left. */
const inTurn = turns()

let loading: Promise<KeptListings> | undefined
let isRead = false

/** What is kept on this device, by id; null until it is read. Other tabs change it, too. */
export const keptListings = {
  get: known.get,
  subscribe(listener: () => void): () => void {
    void readKept()
    return known.subscribe(listener)
  },
}

/** @returns what `keptListings` has, when it has it; nothing where it cannot be read, until it can */
export function readKept(): Promise<KeptListings> {
  loading ??= load()
  return loading
}

/** The same for whoever removes all else.
 *  @returns null when it cannot be read */
export async function readKeptSurely(): Promise<KeptListings | null> {
  const kept = await readKept()
  return isRead ? kept : null
}

type Changes = Partial<Omit<KeptListing, 'id'>>

/** Keeps a listing from now on, or changes what is noted of it; shown once the device has it.
 *  @returns whether it has; otherwise nothing has changed */
export const noteKept = (id: number, changes: Changes): Promise<boolean> =>
  inTurn(async () => {
    const copy = await copyWith(id, changes)
    const isKept = await write(copy)
    if (isKept) show(new Map(known.get()).set(id, copy))
    return isKept
  })

/** The same of what holds all the same where the device has no room for it: then as long as this page is open. */
export const noteForNow = (id: number, changes: Changes): Promise<void> =>
  inTurn(() => changeForNow(id, changes))

async function changeForNow(id: number, changes: Changes): Promise<void> {
  const copy = await copyWith(id, changes)
  await write(copy)
  show(new Map(known.get()).set(id, copy))
}

async function copyWith(id: number, changes: Changes): Promise<KeptCopy> {
  const [seen = null] = await seenListings([id])
  const before = (await readKept()).get(id) ?? newlyKept(id)
  return { ...before, ...changes, seen }
}

async function write({ seen: _, ...kept }: KeptCopy): Promise<boolean> {
  const isKept = await store.setMany([[String(kept.id), kept]])
  if (isKept) tellOtherTabs()
  return isKept
}

/** Whether it was saved again since it was to go. */
export async function isSavedAgain(leaving: KeptListing): Promise<boolean> {
  const now = (await readKept()).get(leaving.id)
  if (!now || now.leavesAtMs !== null) return false
  return (
    leaving.leavesAtMs !== null ||
    now.savedAtMs !== leaving.savedAtMs ||
    now.userId !== leaving.userId
  )
}

/** Lets go of it: what else belongs to it is the caller's to remove. Where it was saved again meanwhile it stays, and all
 *  that belongs to it is to be fetched. */
export const forgetKept = (leaving: KeptListing): Promise<void> =>
  inTurn(async () => {
    const { id } = leaving
    if (await isSavedAgain(leaving)) return changeForNow(id, { refreshedAtMs: null })
    const rest = new Map(await readKept())
    rest.delete(id)
    await store.removeMany([String(id)])
    show(rest)
    tellOtherTabs()
  })

const newlyKept = (id: number): KeptListing => ({
  id,
  userId: null,
  savedAtMs: Date.now(),
  refreshedAtMs: null,
  hasMap: false,
  version: clientVersion,
  isGone: false,
  leavesAtMs: null,
})

async function load(): Promise<KeptListings> {
  const entries = await store.entries()
  isRead = entries !== null
  if (entries === null) {
    const before = known.get() ?? show(new Map())
    loading = undefined
    return before
  }
  const kept = entries.map(([, record]) => record).filter(isWhole)
  const seen = await seenListings(kept.map(({ id }) => id))
  const copies = kept.map((record, at) => ({ ...record, seen: seen[at] ?? null }))
  return show(new Map(copies.map((copy) => [copy.id, copy])))
}

function show(next: KeptListings): KeptListings {
  loading = Promise.resolve(next)
  known.set(next)
  return next
}

function tellOtherTabs(): void {
  otherTabs.postMessage(null)
}

otherTabs.addEventListener('message', () => {
  if (known.get()) void inTurn(load)
})

const isWhole = (record: KeptListing | undefined): record is KeptListing =>
  typeof record?.id === 'number' && typeof record.savedAtMs === 'number'
