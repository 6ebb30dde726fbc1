import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints, isServed, servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { Client } from '#tests/fixtures/client.ts'
import { readEnvelope } from '#tests/fixtures/envelope.ts'
import {
  idsFor,
  inputOf,
  openSmallWorld,
  requestOf,
  type Persona,
} from '#tests/fixtures/small-world.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let world: Awaited<ReturnType<typeof openSmallWorld>>
beforeAll(async () => {
  site = await openTestApp()
  world = await openSmallWorld(site)
})
afterAll(() => site.close())

const personas: Persona[] = ['anonymous', 'stranger', 'renter', 'lender']
const writing = servedEndpoints.filter(([, { effect }]) => effect === 'write')
const reading = servedEndpoints.filter(([, { effect }]) => effect === 'read')
const naming = servedEndpoints.filter(([, { namesUser }]) => namesUser)
const gated = servedEndpoints.filter(([, { access }]) => access === 'user')

const usual = (endpoint: Endpoint) => requestOf(endpoint, inputOf(endpoint, world.listingId))

/** What belongs to a user, as one text: their account, their listings and what stands around these, and what they have
 *  agreed on, said and written. Of whom another one blocks or reports it tells nothing. */
async function rowsOf(userId: number | null): Promise<string> {
  const own = sql`select id from listing where user_id = ${userId}`
  const parts = [
    sql`select row::text from app_user as row where id = ${userId}`,
    sql`select row::text from listing as row where user_id = ${userId}`,
    sql`select row::text from listing_picture as row where listing_id in (${own})`,
    sql`select row::text from taken_range as row where kind = 'block' and listing_id in (${own})`,
    sql`select row::text from calendar_export as row where listing_id in (${own})`,
    sql`select row::text from calendar_import as row where listing_id in (${own})`,
    sql`select row::text from reservation as row where id = ${world.reservationId}`,
    sql`select row::text from chat as row where id = ${world.chatId}`,
    sql`select row::text from review as row where author_id = ${userId}`,
    sql`select row::text from saved_listing as row where user_id = ${userId}`,
    sql`select row::text from session as row where user_id = ${userId}`,
  ]
  const { rows } = await sql<{ row: string }>`${sql.join(parts, sql` union all `)}`.execute(
    site.context.db,
  )
  return rows
    .map(({ row }) => row)
    .toSorted()
    .join('\n')
}

/** Everything that is stored, as one text. */
async function storedRows(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    order by table_name`.execute(site.context.db)
  const dumps = []
  for (const { name } of tables) {
    const { rows } = await sql<{ dump: string }>`
      select coalesce(string_agg(row::text, ';' order by row::text), '') as dump
      from ${sql.table(name)} as row`.execute(site.context.db)
    dumps.push(`${name}: ${rows[0]?.dump}`)
  }
  return dumps.join('\n')
}

test('each call of the contract has one handler', () => {
  expect(allEndpoints.filter(([, endpoint]) => !isServed(endpoint))).toEqual([])
  const paths = allEndpoints.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(paths).size).toBe(paths.length)
})

describe('a write without the token', () => {
  test.each(writing)('%s is refused and leaves nothing', async (_name, endpoint) => {
    const before = await storedRows()
    for (const id of idsFor(endpoint, world.ids)) {
      const response = await world.clients.lender.send(requestOf(endpoint, inputOf(endpoint, id)))
      const answer = readEnvelope(response)
      expect(answer.errorCode).toBe(9)
      expect(answer.token).toBe(world.clients.lender.cookies.get('csrftoken'))
    }
    expect(await storedRows()).toBe(before)
  })

  test.each(writing)('%s is refused with the token of somebody else', async (_name, endpoint) => {
    const { lender, renter } = world.clients
    const token = renter.cookies.get('csrftoken') ?? ''
    const headers = { 'x-csrftoken': token }
    const answer = readEnvelope(await lender.send({ ...usual(endpoint), headers }))
    expect(answer.errorCode).toBe(9)
  })
})

describe('a private call', () => {
  test.each(gated)('%s asks an anonymous visitor to log in', async (_name, endpoint) => {
    const response = await new Client(site.app).send(usual(endpoint))
    expect(readEnvelope(response)).toMatchObject({ errorCode: 1, resObj: null })
  })

  test.each(naming)('%s is refused in the name of another user', async (_name, endpoint) => {
    const headers = { ...world.renter.headersOf(endpoint), 'x-user-id': `${world.lender.userId}` }
    const response = await world.renter.send({ ...usual(endpoint), headers })
    expect(readEnvelope(response)).toMatchObject({ errorCode: 11, resObj: null })
  })
})

describe('what is read', () => {
  const cases = personas.flatMap((persona) =>
    reading.map(([name, endpoint]) => [persona, name, endpoint] as const),
  )

  test.each(cases)(
    'by the %s from %s is as the contract says',
    async (persona, _name, endpoint) => {
      const client = world.clients[persona]
      for (const id of idsFor(endpoint, [...world.ids, 999_999])) {
        const response = await client.send({
          ...requestOf(endpoint, inputOf(endpoint, id)),
          headers: client.headersOf(endpoint),
        })
        const { success, resObj, userId, ...beside } = readEnvelope(response)
        if (!success) continue
        expect(z.safeDecode(endpoint.response, resObj).error?.issues).toBeUndefined()
        expect(z.safeParse(endpoint.beside, pick(beside, endpoint)).error?.issues).toBeUndefined()
        expect(userId).toBe(endpoint.access === 'user' ? client.userId : undefined)
      }
    },
  )

  test.each(reading)('from %s is not kept by caches of others', async (_name, endpoint) => {
    const response = await world.clients.lender.send(usual(endpoint))
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('a stranger', () => {
  test.each(writing)('who asks for %s leaves alone what belongs to others', async (_, endpoint) => {
    const { lender, renter } = world.clients
    const theirs = async () => [await rowsOf(lender.userId), await rowsOf(renter.userId)]
    const before = await theirs()
    const stranger = await world.enter('stranger')
    for (const id of idsFor(endpoint, world.ids)) {
      const headers = stranger.headersOf(endpoint)
      await stranger.send({ ...requestOf(endpoint, inputOf(endpoint, id)), headers })
    }
    expect(await theirs()).toEqual(before)
  })
})

const pick = (values: object, { beside }: Endpoint) => {
  const names = 'shape' in beside ? Object.keys(beside.shape as object) : []
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

describe('a write with a body that is fine', () => {
  const cases = personas.flatMap((persona) =>
    writing.map(([name, endpoint]) => [persona, name, endpoint] as const),
  )

  test.each(cases)('by the %s to %s is answered by its rules', async (persona, _name, endpoint) => {
    const client = await world.enter(persona)
    const session = client.cookies.get('session')
    for (const id of idsFor(endpoint, [...world.ids, 999_999])) {
      const request = {
        ...requestOf(endpoint, inputOf(endpoint, id)),
        headers: client.headersOf(endpoint),
      }
      const { success, resObj, userId, errorCode } = readEnvelope(await client.send(request))
      expect([9, 11]).not.toContain(errorCode)
      if (!success) continue
      expect(z.safeDecode(endpoint.response, resObj).error?.issues).toBeUndefined()
      if (endpoint.access === 'user') expect(userId).toBe(world.clients[persona].userId)
      if (client.cookies.get('session') !== session) return
    }
  })
})
