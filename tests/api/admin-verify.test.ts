import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadListingPictures } from '#contract/endpoints/rent.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { days, newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { putReviews } from '#tests/fixtures/reviews.ts'
import { runCommand } from '#tests/fixtures/run-command.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

describe.each(['embedded', 'postgres'] as const)('on the %s database, verify', (kind) => {
  let site: TestApp
  let listingId: number
  let lenderId: number
  let stayId: number
  beforeAll(async () => {
    site = await openTestApp({ kind })
    const lender = await newUser(site)
    const renter = await newUser(site)
    listingId = await newListing(lender)
    lenderId = lender.userId
    stayId = (await renter.get(createReservation, { body: days(listingId, 1, 3) })).Id
    await renter.get(createReservation, { body: requestedWeek(listingId, 10) })
    site.clock.now = new Date('2026-12-05T02:20:00Z')
    await putReviews(site, stayId)
    await lender.call(uploadListingPictures, {
      params: { id: listingId },
      files: await photos(2),
    })
  })
  afterAll(() => site.close())

  const lines = async () => {
    const { code, said } = await runCommand(site, ['verify'])
    return { code, faults: said.trim().split('\n') }
  }
  const change = (statement: ReturnType<typeof sql>) => statement.execute(site.context.db)

  test('finds nothing wrong, and then each fault', async () => {
    expect(await lines()).toEqual({ code: 0, faults: ['All is well.'] })

    await change(sql`update app_user set stars_sum = stars_sum + 1 where id = ${lenderId}`)
    await change(sql`update listing set review_count = 0 where id = ${listingId}`)
    expect(await lines()).toEqual({
      code: 1,
      faults: [
        `User ${lenderId} keeps 1 reviews with 6 stars, but there are 1 with 5.`,
        `Listing ${listingId} keeps 0 reviews with 4 stars, but there are 1 with 4.`,
        '2 faults.',
      ],
    })
    await change(sql`update app_user set stars_sum = stars_sum - 1 where id = ${lenderId}`)
    await change(sql`update listing set review_count = 1 where id = ${listingId}`)

    await change(sql`update taken_range set is_active = false where reservation_id = ${stayId}`)
    expect((await lines()).faults).toEqual([
      `Listing ${listingId}: reservation ${stayId} is confirmed, but does not hold its dates.`,
      '1 fault.',
    ])
    await change(sql`update taken_range set is_active = true where reservation_id = ${stayId}`)
    await change(sql`update reservation set status = 'cancelled' where id = ${stayId}`)
    expect((await lines()).faults).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Listing ${listingId}: the taken range \\d+ holds dates for .* ${stayId}, which`,
        ),
      ),
      '1 fault.',
    ])
    await change(sql`update reservation set status = 'confirmed', to_at = to_at + interval '1 hour'
      where id = ${stayId}`)
    expect((await lines()).faults).toHaveLength(3)
    await change(sql`update reservation set to_at = to_at - interval '1 hour' where id = ${stayId}`)

    await change(sql`alter table taken_range drop constraint taken_range_no_overlap`)
    await change(sql`insert into taken_range (listing_id, kind, during)
      select listing_id, 'block', during from taken_range where reservation_id = ${stayId}`)
    expect((await lines()).faults).toEqual([
      expect.stringMatching(/^Listing \d+: the taken ranges \d+ and \d+ overlap\.$/),
      '1 fault.',
    ])
    await change(sql`update taken_range set is_active = false where kind = 'block'`)

    await change(sql`update app_user set suspended_at = now() where id = ${lenderId}`)
    expect((await lines()).faults).toEqual([
      `User ${lenderId} is suspended, but has a request that waits.`,
      `User ${lenderId} is suspended, but has an active listing.`,
      `User ${lenderId} is suspended, but is logged in.`,
      '3 faults.',
    ])
    await change(sql`update app_user set suspended_at = null`)
    expect(await lines()).toEqual({ code: 0, faults: ['All is well.'] })
  })

  test('finds pictures that are not whole', async () => {
    const names = await readdir(site.mediaFolder)
    const lost = names.find((name) => name.endsWith('.small.webp')) ?? ''
    await rm(join(site.mediaFolder, lost))
    const source = `/media/${lost.replace('.small.webp', '.jpg')}`
    expect((await lines()).faults).toEqual([
      `The picture ${source} is shown, but lacks ${lost}.`,
      '1 fault.',
    ])
    await change(sql`update app_user set profile_image = 'elsewhere.jpg' where id = ${lenderId}`)
    expect((await lines()).faults[1]).toBe(
      'The picture elsewhere.jpg is shown, but lacks elsewhere.jpg.',
    )
    await change(sql`update app_user set profile_image = ''`)
    await change(sql`delete from listing_picture`)
  })

  test('finds a migration that is not applied, or of a newer version', async () => {
    await change(sql`insert into migration values ('9999_later.sql', now())`)
    expect((await lines()).faults[0]).toBe(
      'A newer version has applied the migration 9999_later.sql.',
    )
    await change(sql`delete from migration where name = '0018_moderation.sql'`)
    expect((await lines()).faults).toEqual([
      'A newer version has applied the migration 9999_later.sql.',
      'The migration 0018_moderation.sql is not applied.',
      '2 faults.',
    ])
    expect(await runCommand(site, ['reports'])).toMatchObject({
      code: 1,
      complained:
        'This database lacks 0018_moderation.sql. Start the server of this version: it brings them.',
    })
  })
})
