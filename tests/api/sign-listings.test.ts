import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeFilter } from '#contract/codecs/search.ts'
import { openFilter } from '#contract/domain/filter.ts'
import { wordsOf } from '#contract/domain/keyword.ts'
import { listingTypesOfSite } from '#contract/domain/listing-type.ts'
import { createListing, editListing, search } from '#contract/endpoints/rent.ts'
import { staylend } from '#sites/staylend/site.ts'
import { wordSignature } from '#server/db/repositories/word-signature.ts'
import { signChangedListings } from '#server/services/sign-listings.ts'
import { copyListing, listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  let site: TestApp
  let lender: Awaited<ReturnType<typeof newUser>>
  beforeAll(async () => {
    site = await openTestApp({ kind })
    // As among many.
    site.context.listingStatistics = {
      read: async () => ({
        areRarer: () => false,
        expectedIn: () => 0,
        newestSince: () => null,
        halvesOf: (cells) => [cells, []],
      }),
    }
    lender = await newUser(site)
  })
  afterAll(() => site.close())

  const sign = (context = site.context) =>
    signChangedListings(context, new AbortController().signal)

  /** @returns undefined of one that was changed since it was signed, or never was */
  async function signatureOf(id: number): Promise<string | null | undefined> {
    const { word_signature, signed_on, updated_on } = await site.context.db
      .selectFrom('listing')
      .select(['word_signature', 'signed_on', 'updated_on'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return signed_on?.getTime() === updated_on.getTime() ? word_signature : undefined
  }

  async function find(keyword: string): Promise<number[]> {
    const types = listingTypesOfSite(staylend.id)
    const found = await lender.get(search, {
      body: {
        lastMapBounds: { south: 13.7, west: 100.4, north: 13.8, east: 100.6 },
        lastFilter: encodeFilter({ ...openFilter(types), keyword }),
        rentType: '0,1,2,3',
      },
    })
    return found.map(({ Id }) => Id)
  }

  test.each([
    ['nothing', ''],
    ['something', 'A pool, 2 gyms & a quiet street'],
    ['as much as fits', 'abc '.repeat(1000)],
  ])('a text of %s has the signature that a search counts', async (_name, Details) => {
    const id = await newListing(lender, { Details })
    expect(await signatureOf(id)).toBeUndefined()
    await sign()
    expect(await signatureOf(id)).toBe(wordSignature(wordsOf(Details)))
  })

  test('a text of too many words has none, and is looked through', async () => {
    const Details = `${'a '.repeat(1000)} jacuzzi upstairs`
    const id = await newListing(lender, { Details })
    await sign()
    expect(await signatureOf(id)).toBeNull()
    expect(await find('jacuzzi upstairs')).toEqual([id])
    expect(await find('upstairs jacuzzi')).toEqual([])
  })

  test('what was changed since is found by what it says now', async () => {
    const id = await newListing(lender, { Details: 'An orchard.' })
    await sign()
    expect(await find('orchard')).toEqual([id])
    site.wait(1)
    await lender.get(editListing, {
      params: { id },
      body: listingForm({ Details: 'A vineyard.' }),
    })
    expect(await signatureOf(id)).toBeUndefined()
    expect(await find('vineyard')).toEqual([id])
    expect(await find('orchard')).toEqual([])
    await sign()
    expect(await find('vineyard')).toEqual([id])
    expect(await find('orchard')).toEqual([])
  })

  test('what nobody finds is signed when somebody may', async () => {
    const { Id: id } = await lender.get(createListing, { body: listingForm() })
    await sign()
    expect(await signatureOf(id)).toBeUndefined()
  })

  test('more than are signed at once are all signed', async () => {
    await copyListing(site, await newListing(lender), 250)
    await sign()
    const { rows } = await sql`
      select from listing where is_active and signed_on is distinct from updated_on`.execute(
      site.context.db,
    )
    expect(rows).toEqual([])
  })

  test('a sharded database signs none', async () => {
    const id = await newListing(lender)
    await sign({ ...site.context, isSharded: true })
    expect(await signatureOf(id)).toBeUndefined()
  })
})
