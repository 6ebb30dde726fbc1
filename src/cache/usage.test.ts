import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { queryClient, sessionKey } from '#src/api/query-client.ts'
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
