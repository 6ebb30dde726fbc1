import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Listing } from '#contract/domain/listing.ts'
import { queryClient, sessionKey } from '#src/api/query-client.ts'
import { forgetKept, readKept } from '#src/cache/kept-listings.ts'
import { keepAnswers } from '#src/cache/keep-answers.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { mergeSaved } from './merge-saved.ts'
import { savedQuery } from './queries.ts'
import { NeedsConnectionError, setSaved } from './save-listing.ts'
import { isSaved, savedListings } from './saved-listings.ts'

keepAnswers(queryClient)
const me = 5
const listing = (id: number) => listingExample({ id, title: `Listing ${id}` })

/** What was sent to the server, and what it answers by address. */
let sent: string[] = []
let answers: Record<string, object> = {}
const success = { success: true, message: '', errorCode: 0, resObj: null }
const notThere = { success: false, message: 'Not there', errorCode: 3, resObj: null }

beforeEach(async () => {
  sent = []
  answers = {}
  vi.stubGlobal('document', { cookie: '', hidden: false, querySelector: () => null })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    return Response.json(answers[path] ?? success)
  })
  queryClient.clear()
  logIn(null)
  for (const id of (await readKept()).keys()) await forgetKept(id)
})
afterEach(() => vi.unstubAllGlobals())

const logIn = (id: number | null) =>
  queryClient.setQueryData(sessionKey, id === null ? null : { id })

const known = async (userId: number | null) => {
  const listings = userId === null ? undefined : listOf(userId)
  const list = listings && { listings, readAtMs: Date.now() }
  return { userId, list, kept: await readKept() }
}
const listOf = (userId: number) => queryClient.getQueryData<Listing[]>(savedQuery(userId).queryKey)
const savedBy = async (userId: number | null) =>
  savedListings(await known(userId)).map(({ listing: { id } }) => id)

it('saves on the device what a visitor saves, and tells nobody', async () => {
  await setSaved(listing(1), true)
  expect(await savedBy(null)).toEqual([1])
  expect(sent).toEqual([])
  await setSaved(listing(1), false)
  expect(await savedBy(null)).toEqual([])
})

it('keeps what is taken back until that cannot be undone any more', async () => {
  await setSaved(listing(1), true)
  const [before] = savedListings(await known(null))
  await setSaved(listing(1), false)
  expect((await readKept()).get(1)?.seen?.listing.title).toBe('Listing 1')
  await setSaved(listing(1), true)
  expect(savedListings(await known(null))).toEqual([before])
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
  expect(sent).toEqual(['/api/rent/save/1/1', '/api/rent/save/2/1', '/api/rent/save/3/1'])
  expect(await savedBy(null)).toEqual([])
  expect(await savedBy(me)).toEqual([3, 2, 1])
})

it('sends what was saved before the login ahead of what is saved right after it', async () => {
  await setSaved(listing(1), true)
  logIn(me)
  await setSaved(listing(2), true)
  expect(sent).toEqual(['/api/rent/save/1/1', '/api/rent/save/2/1'])
})

it('goes on with the merge where it was stopped', async () => {
  await setSaved(listing(1), true)
  logIn(me)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(mergeSaved(me)).rejects.toThrow('Failed to fetch')
  expect(await savedBy(null)).toEqual([1])
  vi.stubGlobal('navigator', { onLine: true })
  await mergeSaved(me)
  expect(await savedBy(null)).toEqual([])
})

it('keeps a listing that was deleted before the login as a copy', async () => {
  await setSaved(listing(1), true)
  answers['/api/rent/save/1/1'] = notThere
  logIn(me)
  await mergeSaved(me)
  queryClient.setQueryData(savedQuery(me).queryKey, [])
  const [copy] = savedListings(await known(me))
  expect(copy).toMatchObject({ isGone: true, listing: { title: 'Listing 1' } })
})

it('saves what a member saves at the server, and shows it at once', async () => {
  logIn(me)
  queryClient.setQueryData(savedQuery(me).queryKey, [listing(9)])
  const saving = setSaved(listing(1), true)
  await vi.waitFor(() => expect(listOf(me)).toHaveLength(2))
  await saving
  expect(sent).toEqual(['/api/rent/save/1/1'])
  expect(await savedBy(me)).toEqual([1, 9])
})

it('shows the list as it was when the server refuses', async () => {
  logIn(me)
  queryClient.setQueryData(savedQuery(me).queryKey, [listing(9)])
  answers['/api/rent/save/1/1'] = notThere
  await expect(setSaved(listing(1), true)).rejects.toThrow('Not there')
  expect(await savedBy(me)).toEqual([9])
  expect((await readKept()).has(1)).toBe(false)
})

it('changes nothing for a member without a connection, and says why', async () => {
  logIn(me)
  queryClient.setQueryData(savedQuery(me).queryKey, [])
  vi.stubGlobal('navigator', { onLine: false })
  await expect(setSaved(listing(1), true)).rejects.toThrow(NeedsConnectionError)
  expect(await savedBy(me)).toEqual([])
  expect(sent).toEqual([])
})

it('shows neither a visitor nor another member what a member has saved', async () => {
  logIn(me)
  queryClient.setQueryData(savedQuery(me).queryKey, [])
  await setSaved(listing(1), true)
  expect(isSaved(1, await known(null))).toBe(false)
  expect(isSaved(1, { ...(await known(6)), list: undefined })).toBe(false)
})
