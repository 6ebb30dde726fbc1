import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#contract/domain/durations.ts'
import { saveListing, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { heartAllowance, pictureAllowance } from '#contract/limits.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client & { userId: number }
let id: number
beforeAll(async () => {
  site = await openTestApp()
  lender = await newUser(site)
  id = await newListing(lender)
})
afterAll(() => site.close())

/** As after as many as may come at once, but for these. */
async function leave(kind: string, remaining: number): Promise<void> {
  const { userId } = lender
  await sql`insert into allowance (user_id, kind, remaining, counted_on)
    values (${userId}, ${kind}, ${remaining}, ${site.clock.now})
    on conflict (user_id, kind) do update set remaining = excluded.remaining`.execute(
    site.context.db,
  )
}

const upload = (files: Blob[]) => lender.call(uploadListingPictures, { params: { id }, files })

test('somebody sends so many pictures at once, and one more after a while', async () => {
  await leave('picture', 1)
  expect(await upload(await photos(1))).toMatchObject({ errorCode: 0 })
  expect(await upload(await photos(1))).toMatchObject({ status: 429, errorCode: 7 })
  site.wait(minuteMs / pictureAllowance.perMinute)
  expect(await upload(await photos(1))).toMatchObject({ errorCode: 0 })
})

test('what is no picture counts as well', async () => {
  await leave('picture', 1)
  expect(await upload([new Blob(['no picture'])])).toMatchObject({ status: 415, errorCode: 8 })
  expect(await upload(await photos(1))).toMatchObject({ status: 429, errorCode: 7 })
})

test('somebody saves so much at once, and what is asked for again does not count', async () => {
  await leave('heart', 1)
  const save = (key: string) => lender.call(saveListing, { params: { id, saved: '1' }, key })
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await save(first)).toMatchObject({ errorCode: 0 })
  expect(await save(first)).toMatchObject({ errorCode: 0 })
  expect(await save(second)).toMatchObject({ status: 429, errorCode: 7 })
  site.wait(minuteMs / heartAllowance.perMinute)
  expect(await save(second)).toMatchObject({ errorCode: 0 })
})
