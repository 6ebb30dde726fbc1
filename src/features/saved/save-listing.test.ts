import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { forgetKept, readKept } from '#src/cache/kept-listings.ts'
import { keepAnswers } from '#src/cache/keep-answers.ts'
import { log } from '#src/log.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { outboxItems } from '#src/sending/known-items.ts'
import { lookAtOutbox } from '#src/sending/look.ts'
import { discard } from '#src/sending/page-outbox.ts'
import { NotKeptError } from '#src/sending/queue-call.ts'
import { readHearts } from '#src/sending/read-hearts.ts'
import { wakeOutbox } from '#src/sending/wake.ts'
import { mergeSaved } from './merge-saved.ts'
import { savedQuery } from './queries.ts'
import { setSaved } from './save-listing.ts'
import { isSaved, savedListings } from './saved-listings.ts'

keepAnswers(queryClient)
const me = 5
const listing = (id: number) => listingExample({ id, title: `Listing ${id}` })

/** What was sent to the server, and what it answers by address. */
let sent: string[] = []
let answers: Record<string, object> = {}
const success = { success: true, message: '', errorCode: 0, resObj: null }

beforeEach(async () => {
  sent = []
  answers = {}
  vi.stubGlobal('document', {
    cookie: '',
    hidden: false,
    querySelector: () => null,
    addEventListener: () => undefined,
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return Response.json(answers[path] ?? success)
  })
  queryClient.clear()
  logIn(null)
  for (const copy of (await readKept()).values()) await forgetKept(copy)
})
afterEach(async () => {
  vi.restoreAllMocks()
  // What is on its way arrives; what needs its author is thrown away.
  const emptied = async () => {
    await lookAtOutbox()
    for (const { seq } of outboxItems.get()) await discard(seq)
    return outboxItems.get()
  }
  await expect.poll(emptied).toEqual([])
  vi.unstubAllGlobals()
})

const logIn = (id: number | null) =>
  queryClient.setQueryData(sessionKey, id === null ? null : { id })

const known = async (userId: number | null) => {
  const hearts = await readHearts()
  const listings = userId === null ? undefined : listOf(userId)
  const list = listings && { listings, readAtMs: Date.now() }
  return { userId, list, kept: await readKept(), hearts }
}
const listOf = (userId: number) => queryClient.getQueryData<Listing[]>(savedQuery(userId).queryKey)
const isSent = (paths: string[]) => expect.poll(() => sent.filter(isHeart)).toEqual(paths)
const isHeart = (path: string) => path.startsWith('/api/rent/save/')
const savedBy = async (userId: number | null) =>
  savedListings(await known(userId)).map(({ listing: { id } }) => id)

it('saves on the device what a visitor saves, and tells nobody', async () => {
  await setSaved(listing(1), true)
  expect(await savedBy(null)).toEqual([1])
  expect(sent).toEqual([])
  await setSaved(listing(1), false)
  expect(await savedBy(null)).toEqual([])
})

describe('on a device without room', () => {
  const fill = () => {
    vi.spyOn(log, 'warn').mockReturnValue()
    for (const write of ['add', 'put'] as const) {
      vi.spyOn(IDBObjectStore.prototype, write).mockImplementation(() => {
        throw new DOMException('No room.', 'QuotaExceededError')
      })
    }
  }
  const full = { name: 'NotOnDeviceError', isFull: true }

  it('saves nothing of a visitor, who hears of it', async () => {
    fill()
    await expect(setSaved(listing(1), true)).rejects.toMatchObject(full)
    expect(await savedBy(null)).toEqual([])
    expect((await readKept()).has(1)).toBe(false)
  })

  it('lets a visitor take back what was saved, which makes room', async () => {
    await setSaved(listing(1), true)
    fill()
    await setSaved(listing(1), false)
    expect((await readKept()).get(1)?.leavesAtMs).not.toBeNull()
  })

  it('saves at the server what a member saves', async () => {
    logIn(me)
    fill()
    await setSaved(listing(1), true)
    await isSent(['/api/rent/save/1/1'])
  })
})

it('keeps what is taken back until that cannot be undone any more', async () => {
  await setSaved(listing(1), true)
  const [before] = savedListings(await known(null))
  await setSaved(listing(1), false)
  expect((await readKept()).get(1)?.seen?.listing.title).toBe('Listing 1')
  await setSaved(listing(1), true)
  expect(savedListings(await known(null))).toEqual([before])
})

it('puts back where it stood what was taken back for a moment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const [at, [id, willBeSaved]] of [
    [1, true],
    [2, true],
    [1, false],
    [1, true],
  ].entries()) {
    vi.setSystemTime(at * 1000)
    await setSaved(listing(Number(id)), willBeSaved === true)
  }
  vi.useRealTimers()
  expect(await savedBy(null)).toEqual([2, 1])
})

it('makes what a visitor has saved the member’s at login, each once and in its order', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const id of [1, 2, 3]) {
    vi.setSystemTime(id * 1000)
    await setSaved(listing(id), true)
  }
  vi.useRealTimers()
  logIn(me)
  await mergeSaved(me)
  await mergeSaved(me)
  await isSent(['/api/rent/save/1/1', '/api/rent/save/2/1', '/api/rent/save/3/1'])
  expect(await savedBy(null)).toEqual([])
  expect(await savedBy(me)).toEqual([3, 2, 1])
})

it('leaves behind at login what a visitor has taken back', async () => {
  await setSaved(listing(1), true)
  await setSaved(listing(2), true)
  await setSaved(listing(1), false)
  logIn(me)
  await mergeSaved(me)
  await isSent(['/api/rent/save/2/1'])
  expect(await savedBy(me)).toEqual([2])
})

it('sends what was saved before the login ahead of what is saved right after it', async () => {
  await setSaved(listing(1), true)
  logIn(me)
  await setSaved(listing(2), true)
  await isSent(['/api/rent/save/1/1', '/api/rent/save/2/1'])
})

describe('for a member', () => {
  beforeEach(() => {
    logIn(me)
    queryClient.setQueryData(savedQuery(me).queryKey, [listing(9)])
  })

  it('shows at once what is saved, and has it at the server', async () => {
    await setSaved(listing(1), true)
    expect(await savedBy(me)).toEqual([1, 9])
    await isSent(['/api/rent/save/1/1'])
    await expect.poll(() => listOf(me)?.map(({ id }) => id)).toEqual([1, 9])
  })

  it('saves without a connection, and sends it when there is one', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await setSaved(listing(1), true)
    await setSaved(listing(9), false)
    expect(await savedBy(me)).toEqual([1])
    expect(sent).toEqual([])
    // Read anew by another page, before it was sent.
    queryClient.setQueryData(savedQuery(me).queryKey, [listing(9), listing(8)])
    expect(await savedBy(me)).toEqual([1, 8])
    vi.stubGlobal('navigator', { onLine: true })
    wakeOutbox()
    await isSent(['/api/rent/save/1/1', '/api/rent/save/9/0'])
    expect(await savedBy(me)).toEqual([1, 8])
  })

  it('sends the last word alone of what was decided several times', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    for (const willBeSaved of [true, false, true]) await setSaved(listing(1), willBeSaved)
    await setSaved(listing(2), true)
    vi.stubGlobal('navigator', { onLine: true })
    wakeOutbox()
    await isSent(['/api/rent/save/1/1', '/api/rent/save/2/1'])
  })

  it('shows the list as the server has it when that refuses', async () => {
    answers['/api/rent/save/1/1'] = { success: false, message: 'No', errorCode: 2, resObj: null }
    await setSaved(listing(1), true)
    await expect.poll(() => outboxItems.get()[0]?.state).toBe('needs-you')
    expect(await savedBy(me)).toEqual([9])
  })

  it('changes nothing when it can neither be kept nor sent', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    const warn = vi.spyOn(log, 'warn').mockReturnValue()
    vi.stubGlobal('navigator', { onLine: false })
    await expect(setSaved(listing(1), true)).rejects.toThrow(NotKeptError)
    expect(await savedBy(me)).toEqual([9])
    expect((await readKept()).has(1)).toBe(false)
    expect(warn.mock.calls).toEqual([['The outbox of this device failed:', expect.anything()]])
  })

  it('keeps what could not be taken back', async () => {
    await setSaved(listing(1), true)
    await isSent(['/api/rent/save/1/1'])
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    vi.spyOn(log, 'warn').mockReturnValue()
    vi.stubGlobal('navigator', { onLine: false })
    await expect(setSaved(listing(1), false)).rejects.toThrow(NotKeptError)
    expect((await readKept()).get(1)?.leavesAtMs).toBeNull()
  })

  it('shows nobody else what is saved', async () => {
    await setSaved(listing(1), true)
    expect(isSaved(1, await known(null))).toBe(false)
    logIn(6)
    expect(isSaved(1, { ...(await known(6)), list: undefined })).toBe(false)
  })
})
