import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login, requestPasswordReset, resetPassword } from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { lockMember, makeFormer } from '#server/db/repositories/members.ts'
import { Client } from '#tests/fixtures/client.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { tokenIn } from '#tests/fixtures/mailed-link.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { whileUnderWay } from '#tests/fixtures/while-under-way.ts'

const newPassword = 'a better password'

let site: TestApp
let server: MailServer
let email: string
let userId: number
let device: Client
let token: string
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres' })
  server = await startMailServer()
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  email = `${crypto.randomUUID()}@mail.example`
  ;({ userId } = await newUser(site, { email }))
  device = new Client(site.app)
  await device.get(requestPasswordReset, { body: { email } })
  await sendDueMails(mailerOf(site.context, server.port).mailer, new AbortController().signal)
  token = tokenIn(server.received.pop(), 'resetpassword')
})

const reset = () =>
  device.call(resetPassword, { body: { token, pwd: newPassword, pwd2: newPassword } })
const logIn = (address: string, typed: string) =>
  new Client(site.app).call(login, { body: { email: address, password: typed } })

/** Uses the link while a change of the profile is about to be saved. */
async function resetWhileChanging(fields: { email?: string; about?: string }) {
  const [answer] = await whileUnderWay(
    site.context.db,
    [
      (trx) => trx.updateTable('app_user').set(fields).where('id', '=', userId).execute(),
      async () => undefined,
    ],
    reset,
  )
  return answer
}

test('a link to the former address does nothing while the address is changed', async () => {
  const moved = `new-${email}`
  expect(await resetWhileChanging({ email: moved })).toMatchObject({ status: 422, errorCode: 4 })
  expect(await logIn(moved, password)).toMatchObject({ errorCode: 0 })
})

test('a change of something else does not keep a link from working', async () => {
  expect(await resetWhileChanging({ about: 'I lend.' })).toMatchObject({ errorCode: 0 })
  expect(await logIn(email, newPassword)).toMatchObject({ errorCode: 0 })
})

test('a link does nothing while the account is deleted', async () => {
  const { db } = site.context
  const [answer] = await whileUnderWay(
    db,
    [
      (trx) => lockMember(trx, userId),
      (trx) => makeFormer(trx, { id: userId, email }, site.clock.now),
    ],
    reset,
  )
  expect(answer).toMatchObject({ status: 422, errorCode: 4 })
  const { password_hash } = await db
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(password_hash).toBe('')
})
