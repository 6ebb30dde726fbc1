import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editListing, searchInBox, setListingActive } from '#contract/endpoints/rent.ts'
import { Client } from '#tests/fixtures/client.ts'
import { listingForm, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let shares: TestApp
let looks: TestApp
let lender: Person
let other: Person
beforeAll(async () => {
  ;[shares, looks] = await Promise.all([
    openTestApp({ sharedAnswersMs: 600_000 }),
    openTestApp({ sharedAnswersMs: 0 }),
  ])
  ;[lender, other] = await Promise.all([newUser(shares), newUser(looks)])
})
afterAll(() => Promise.all([shares.close(), looks.close()]))

let nextLat = 0
async function oneInItsArea(by: Person) {
  nextLat += 1
  const id = await newListing(by, {}, { lat: nextLat, lng: 20 })
  const box = { south: nextLat - 0.2, west: 19.8, north: nextLat + 0.2, east: 20.2 }
  return { id, params: { ...box, typeIds: '0,1,2,3' } }
}

const urlOf = (params: Record<string, string | number>) =>
  `/${searchInBox.path}`.replace(/:(\w+)/g, (_, name) => String(params[name]))

const titles = (listings: unknown) => (listings as { Title: string }[]).map(({ Title }) => Title)

/** How often listings are read from now on. */
function readsOf({ context }: TestApp): () => number {
  const { recentListings } = context
  const read = recentListings.read.bind(recentListings)
  let reads = 0
  recentListings.read = (wanted) => {
    reads += 1
    return read(wanted)
  }
  return () => reads
}

describe('within the time of sharing', () => {
  test('visitors get what a visitor got, and members what there is', async () => {
    const { id, params } = await oneInItsArea(lender)
    const [visitor, another] = [new Client(shares.app), new Client(shares.app)]
    const before = titles(await visitor.get(searchInBox, { params }))
    await lender.get(editListing, { params: { id }, body: listingForm({ Title: 'Loft' }) })
    expect(before).not.toEqual(['Loft'])
    expect(titles(await another.get(searchInBox, { params }))).toEqual(before)
    expect(titles(await lender.get(searchInBox, { params }))).toEqual(['Loft'])
    const elsewhere = { ...params, east: params.east + 0.1 }
    expect(titles(await another.get(searchInBox, { params: elsewhere }))).toEqual(['Loft'])
  })

  test('the sister site has answers of its own', async () => {
    const { params } = await oneInItsArea(lender)
    const url = urlOf(params)
    const found = async (host: string) =>
      (await shares.app.inject({ url, headers: { host } })).json().total
    expect(await found('localhost')).toBe(1)
    expect(await found('ridelend.localhost')).toBe(0)
  })

  test('what is asked at one time is read once', async () => {
    const { params } = await oneInItsArea(lender)
    const reads = readsOf(shares)
    const asked = Array.from({ length: 20 }, () =>
      new Client(shares.app).get(searchInBox, { params }),
    )
    const answers = await Promise.all(asked)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(titles(answers[0])).toHaveLength(1)
    expect(reads()).toBe(1)
  })

  test('an answer makes room for those to long questions, however short these answers are', async () => {
    const { id, params } = await oneInItsArea(lender)
    const url = urlOf(params)
    const ask = (encoding: string) =>
      shares.app.inject({ url, headers: { 'accept-encoding': encoding } })
    const found = async () => titles((await ask('identity')).json().resObj)
    const before = await found()
    await lender.get(editListing, { params: { id }, body: listingForm({ Title: 'Barn' }) })
    expect(await found()).toEqual(before)
    const padding = 'x'.repeat(3800)
    for (let at = 0; at < 2000; at += 1) await ask(`identity, ${padding}${at};q=0`)
    expect(await found()).toEqual(['Barn'])
  })

  test('what was refused is refused to each, and keeps nobody waiting', async () => {
    const url = `/${searchInBox.path}`.replace(/:\w+/g, '91')
    const ask = () => shares.app.inject({ url })
    const refusals = await Promise.all([ask(), ask(), ask()])
    for (const { statusCode } of [...refusals, await ask()]) expect(statusCode).toBe(422)
  })

  test('whoever asks for the head alone gets it, and keeps nobody waiting', async () => {
    const { params } = await oneInItsArea(lender)
    const url = urlOf(params)
    const ask = (method: 'HEAD' | 'GET') => shares.app.inject({ url, method })
    const [head, get] = await Promise.all([ask('HEAD'), ask('GET')])
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(titles(get.json().resObj)).toHaveLength(1)
    expect((await ask('HEAD')).headers['content-length']).toBe(String(get.rawPayload.length))
    expect((await ask('GET')).rawPayload).toEqual(get.rawPayload)
  })

  test('bytes are packed as each browser takes them', async () => {
    const { id, params } = await oneInItsArea(lender)
    const Details = 'It is quiet there. '.repeat(40)
    await lender.get(editListing, { params: { id }, body: listingForm({ Details }) })
    const url = urlOf(params)
    const ask = (encoding: string) =>
      shares.app.inject({ url, headers: { 'accept-encoding': encoding } })
    const plain = await ask('identity')
    const [first, again] = [await ask('br'), await ask('br')]
    expect(again.rawPayload).toEqual(first.rawPayload)
    expect(again.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(first.rawPayload.length),
      'content-type': first.headers['content-type'],
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(brotliDecompressSync(again.rawPayload)).toEqual(plain.rawPayload)
  })
})

test('after it an answer is made anew only when something else is found', async () => {
  const { id, params } = await oneInItsArea(other)
  const visitor = new Client(looks.app)
  const first = await visitor.get(searchInBox, { params })
  const reads = readsOf(looks)
  expect(await visitor.get(searchInBox, { params })).toEqual(first)
  expect(reads()).toBe(0)
  await other.get(setListingActive, { params: { id, active: '0' } })
  expect(await visitor.get(searchInBox, { params })).toEqual([])
  await other.get(setListingActive, { params: { id, active: '1' } })
  expect(titles(await visitor.get(searchInBox, { params }))).toEqual(titles(first))
})
