import 'fake-indexeddb/auto'
import { beforeEach, expect, it } from 'vitest'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError, NetworkError } from '#src/api/api-error.ts'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { noteKept, readKept } from '#src/cache/kept-listings.ts'
import { rememberListings } from '#src/cache/listing-store.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { keptCopyOr } from './kept-copy.ts'

const me = 5
const away = new NetworkError(null)
const gone = new ApiError('There is no such listing.', { code: errorCodes['not-there'].code })
const copyOr = (error: unknown) => keptCopyOr(error, { queryKey: ['listing', 7] })

beforeEach(async () => {
  queryClient.setQueryData(sessionKey, { id: me })
  await rememberListings([listingExample({ id: 7 })])
  await noteKept(7, { userId: me, isGone: false })
})

it('is shown to whoever has saved it, where no server can be asked', async () => {
  expect(await copyOr(away)).toMatchObject({ id: 7 })
  expect((await readKept()).get(7)?.isGone).toBe(false)
})

it('is shown where the server has none, and is known to be the last', async () => {
  expect(await copyOr(gone)).toMatchObject({ id: 7 })
  expect((await readKept()).get(7)?.isGone).toBe(true)
})

it.each([6, null])('is not shown to %s, who has not saved it', async (userId) => {
  queryClient.setQueryData(sessionKey, userId === null ? null : { id: userId })
  await expect(copyOr(away)).rejects.toBe(away)
})
