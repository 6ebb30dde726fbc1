import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getConversation, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { blockUser, deleteAccount } from '#contract/endpoints/user.ts'
import { allowances } from '#contract/limits.ts'
import { takeAllowance } from '#server/db/repositories/allowances.ts'
import { suspendUser } from '#server/services/suspend-user.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { newListing, newUser, password } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { whileUnderWay } from '#tests/fixtures/while-under-way.ts'

type Person = Client & { userId: number }

let site: TestApp
let lender: Person
let renter: Person
let RentId: number
let ChatId: number
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
})
afterAll(() => site.close())
beforeEach(async () => {
  lender = await newUser(site)
  renter = await newUser(site)
  RentId = await newListing(lender)
  ;({ ChatId } = await ask('Is it quiet?'))
  await answer('Very.')
})

const ask = (Msg: string) => renter.get(sendAsRenter, { body: { RentId, Msg } })
const answer = (Msg: string) => lender.call(sendAsHost, { body: { ChatId, Msg } })
const readBy = async (reader: Client) => {
  const { messages } = await reader.get(getConversation, { params: { id: ChatId } })
  return messages.map(({ Msg }) => Msg)
}

/** Has a message wait for another one of its author, and something happen to the two meanwhile. */
async function whileWaiting<Sent>(
  author: Person,
  happens: () => Promise<unknown>,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const another = { userId: author.userId, kind: 'message' }
  const [sent] = await whileUnderWay(
    site.context.db,
    [(trx) => takeAllowance(trx, another, allowances.message, site.clock.now), happens],
    send,
  )
  return sent
}

test('a message that waits while its author is blocked is not delivered any more', async () => {
  await whileWaiting(
    renter,
    () => lender.get(blockUser, { params: { id: renter.userId } }),
    () => ask('And at night?'),
  )
  expect(await readBy(renter)).toEqual(['Is it quiet?', 'Very.', 'And at night?'])
  expect(await readBy(lender)).toEqual(['Is it quiet?', 'Very.'])
})

test('a message that waits while its author blocks the other is not sent', async () => {
  const refused = await whileWaiting(
    lender,
    () => lender.get(blockUser, { params: { id: renter.userId } }),
    () => answer('At night, too.'),
  )
  expect(refused).toMatchObject({ errorCode: 12, message: 'You have blocked this person.' })
})

test('a message that waits while its reader deletes the account is not sent', async () => {
  const refused = await whileWaiting(
    lender,
    () =>
      renter.get(deleteAccount, { params: { id: renter.userId }, body: { Password: password } }),
    () => answer('At night, too.'),
  )
  expect(refused).toMatchObject({
    errorCode: 12,
    message: 'This account was deleted: nobody would read your message.',
  })
})

test('a message that waits while its reader is suspended is not sent', async () => {
  const refused = await whileWaiting(
    lender,
    () => suspendUser(site.context, renter.userId, 'keep'),
    () => answer('At night, too.'),
  )
  expect(refused).toMatchObject({
    errorCode: 12,
    message: 'Nobody can write to this person at the moment.',
  })
})
