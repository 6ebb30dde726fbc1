import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReservation } from '#contract/endpoints/reserve.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { countRows } from '#tests/fixtures/count-rows.ts'
import { enterCrowd } from '#tests/fixtures/enter.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { tallyCodes } from '#tests/fixtures/tally-codes.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const rivals = 1000
const longestMs = 10_000

let site: TestApp
let lender: Client
let crowd: Client[]
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
  lender = await newUser(site)
  crowd = await enterCrowd(site, 50)
})
afterAll(() => site.close())

test('of a thousand who want one night at once, one has it and the others are told soon', async () => {
  const body = days(await newListing(lender), 1, 2)
  const begun = performance.now()
  const answers = await Promise.all(
    Array.from({ length: rivals }, (_, at) =>
      crowd[at % crowd.length]!.call(createReservation, { body }),
    ),
  )
  const tookMs = performance.now() - begun

  expect(tallyCodes(answers)).toEqual({ 0: 1, 5: rivals - 1 })
  expect(tookMs).toBeLessThan(longestMs)
  expect(await countRows(site)).toEqual({
    reservations: 1,
    changes: 1,
    ranges: 1,
    activeRanges: 1,
    chats: 1,
    messages: 1,
    reviews: 0,
  })
})
