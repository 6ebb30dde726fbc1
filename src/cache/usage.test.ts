import 'fake-indexeddb/auto'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { noteKept } from './kept-listings.ts'
import { listingsOnDevice, rememberListings } from './listing-store.ts'
import { hasKeptAnswer, writeQuery } from './query-store.ts'
import { forgetBrowsed } from './usage.ts'

it('forgets what was only looked at, and neither what is kept nor what a user has', async () => {
  queryClient.setQueryData(sessionKey, { id: 1 })
  await rememberListings([7, 9].map((id) => listingExample({ id })))
  await noteKept(7, {})
  await writeQuery(['own-listings'], [listingExample({ id: 8 })])
  for (const id of [7, 9]) await writeQuery(['booked', id], [])
  await forgetBrowsed()
  expect([...(await listingsOnDevice()).keys()]).toEqual([7, 8])
  expect(await hasKeptAnswer(['own-listings'])).toBe(true)
  expect(await hasKeptAnswer(['booked', 7])).toBe(true)
  expect(await hasKeptAnswer(['booked', 9])).toBe(false)
})

it.each(['kept-listings', 'queries'])(
  'removes nothing that only %s would spare, where they cannot be read',
  async (unread) => {
    await rememberListings([listingExample({ id: 9 })])
    vi.resetModules()
    const { log } = await import('#src/log.ts')
    vi.spyOn(log, 'warn').mockReturnValue()
    const { getAll } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      if (this.name === unread) throw new DOMException('A bad disk.', 'UnknownError')
      return getAll.apply(this, asked)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const later = await import('./usage.ts')
    await later.forgetBrowsed()
    const { listingsOnDevice: onDevice } = await import('./listing-store.ts')
    expect((await onDevice()).has(9)).toBe(true)
  },
)
