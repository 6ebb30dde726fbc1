import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getConversation, getInbox, sendAsRenter } from '#contract/endpoints/chat.ts'
import { getListing, getOwnListings } from '#contract/endpoints/rent.ts'
import { getReservation } from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import {
  idsFor,
  inputOf,
  openSmallWorld,
  requestOf,
  secrets,
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

const lenderSecrets = [...Object.values(secrets.lender), secrets.notes]
const renterSecrets = Object.values(secrets.renter)
const hidden: Record<Persona, string[]> = {
  anonymous: [...lenderSecrets, ...renterSecrets, secrets.passwordHash],
  stranger: [...lenderSecrets, ...renterSecrets, secrets.passwordHash],
  renter: [...lenderSecrets, secrets.passwordHash],
  lender: [...renterSecrets, secrets.passwordHash],
}
const reading = servedEndpoints.filter(([, { effect }]) => effect === 'read')

async function answersTo(persona: Persona, [, endpoint]: (typeof reading)[number]) {
  const answers = []
  for (const id of idsFor(endpoint, world.ids)) {
    const request = requestOf(endpoint, inputOf(endpoint, id))
    const response = await world.clients[persona].send(request)
    answers.push(response.body + JSON.stringify(response.headers))
  }
  return answers.join('\n')
}

describe.each(Object.keys(hidden) as Persona[])('the %s', (persona) => {
  test.each(reading)('learns nobody’s secrets from %s', async (...named) => {
    const answers = await answersTo(persona, named)
    expect(hidden[persona].filter((secret) => answers.includes(secret))).toEqual([])
  })
})

describe('the owner', () => {
  test('sees the private notes of the own listing', async () => {
    const { lender, listingId } = world
    const params = { id: listingId }
    expect(await lender.get(getListing, { params })).toMatchObject({ PrivateNotes: secrets.notes })
    expect(await lender.get(getOwnListings)).toMatchObject([{ PrivateNotes: secrets.notes }])
  })

  test('sees the own address, phone and date of birth', async () => {
    const { email, phone, dateOfBirth } = secrets.lender
    expect(await world.lender.get(getSession)).toMatchObject({
      Email: email,
      Phone: phone,
      date_of_birth: dateOfBirth,
    })
  })
})

test('people who deal with each other see first names and what they say about themselves', async () => {
  const { renter, lender, reservationId, chatId } = world
  const view = await lender.get(getReservation, { params: { id: reservationId } })
  expect(view.renter).toMatchObject({ FirstName: 'Rena', About: 'I rent.' })
  const { peerUser } = await renter.get(getConversation, { params: { id: chatId } })
  expect(peerUser).toMatchObject({ FirstName: 'Lena', About: 'I lend.' })
})

test('the key of a message is for its author alone', async () => {
  const { renter, lender, chatId } = world
  const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

  await renter.get(sendAsRenter, { key, body: { RentId: world.listingId, Msg: 'And a cat?' } })
  const keysFor = async (reader: typeof renter) => {
    const { messages } = await reader.get(getConversation, { params: { id: chatId } })
    const [line] = await reader.get(getInbox)
    return [messages.at(-1)?.ClientKey, line?.lastMessage.ClientKey]
  }
  expect(await keysFor(renter)).toEqual([key, key])
  expect(await keysFor(lender)).toEqual([null, null])
})
