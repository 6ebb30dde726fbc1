import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { subscribeToPush } from '#contract/endpoints/push.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { changePassword, login, updateProfile } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { hashPassword } from '#server/services/password.ts'
import { openSession } from '#server/services/sessions.ts'
import { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { openEventStream } from '#tests/fixtures/event-stream.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { PushBrowser } from '#tests/fixtures/push-service.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { countWaiting } from '#tests/fixtures/while-under-way.ts'

type Person = Client & { userId: number }

const newPassword = 'a better password'
const { atOnce } = tryLimits['old-password']

let site: TestApp
let email: string
let kim: Person
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  site = await openTestApp()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  vi.useRealTimers()
  await site.close()
})
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  kim = await newUser(site, { email })
})

const change = (by: Client, fields: object = {}, id = kim.userId) =>
  by.call(changePassword, {
    params: { id },
    body: {
      Id: id,
      OldPassword: password,
      NewPassword: newPassword,
      NewPasswordAgain: newPassword,
      ...fields,
    },
  })

const logIn = (tried: string) =>
  new Client(site.app).call(login, { body: { email, password: tried } })

const viewer = async (client: Client) => (await client.call(getSession)).resObj?.Id ?? null

describe('a new password', () => {
  test('is the one to log in with from now on', async () => {
    expect(await change(kim)).toMatchObject({ errorCode: 0, resObj: null })
    expect(await logIn(password)).toMatchObject({ errorCode: 50 })
    expect(await logIn(newPassword)).toMatchObject({ errorCode: 0 })
  })

  test('leaves its device logged in, in another session with another token', async () => {
    const before = new Map(kim.cookies)
    const { token } = await change(kim)
    expect(token).toBe(kim.cookies.get('csrftoken'))
    for (const name of ['session', 'csrftoken']) {
      expect(kim.cookies.get(name)).not.toBe(before.get(name))
    }
    expect(await viewer(kim)).toBe(kim.userId)
    const saved = await kim.call(updateProfile, {
      params: { id: kim.userId },
      body: { Email: email },
    })
    expect(saved).toMatchObject({ errorCode: 0 })
    const thief = new Client(site.app)
    thief.cookies.set('session', before.get('session') ?? '')
    expect(await viewer(thief)).toBeNull()
  })

  test('logs out all other devices of the user, and nobody else', async () => {
    const phone = await enter(site, kim.userId)
    const other = await newUser(site)
    const stream = await openEventStream(site.app, phone)
    await change(kim)
    expect(await viewer(phone)).toBeNull()
    expect(await viewer(other)).toBe(other.userId)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await stream.next()).toBeNull()
  })

  test('leaves the own device told of messages, and no other', async () => {
    const phone = await enter(site, kim.userId)
    const [own, phones] = [new PushBrowser('own'), new PushBrowser('phone')]
    await kim.get(subscribeToPush, { body: own.subscription })
    await phone.get(subscribeToPush, { body: phones.subscription })
    await change(kim)
    const told = await site.context.db
      .selectFrom('push_subscription')
      .innerJoin('session', 'token_hash', 'session_hash')
      .select('endpoint')
      .where('user_id', '=', kim.userId)
      .execute()
    expect(told).toEqual([{ endpoint: own.endpoint }])
  })
})

describe('the old password', () => {
  const wrong = { OldPassword: 'not this one' }

  test('has to be right, and a wrong one changes nothing', async () => {
    const session = kim.cookies.get('session')
    const message = 'Old password is incorrect.'
    expect(await change(kim, wrong)).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
      errors: [{ path: 'OldPassword', message }],
    })
    expect(kim.cookies.get('session')).toBe(session)
    expect(await logIn(password)).toMatchObject({ errorCode: 0 })
  })

  test('cannot be guessed by who has found a device that is logged in', async () => {
    const codes = []
    for (let at = 0; at <= atOnce; at += 1) codes.push((await change(kim, wrong)).errorCode)
    expect(codes).toEqual([...Array.from({ length: atOnce }, () => 4), 7])
    expect(await change(kim)).toMatchObject({ errorCode: 7 })
  })

  test('is old for one of two who change it at the same moment', async () => {
    const phone = await enter(site, kim.userId)
    const both = await Promise.all([
      change(kim),
      change(phone, {
        NewPassword: password.toUpperCase(),
        NewPasswordAgain: password.toUpperCase(),
      }),
    ])
    expect(both.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
    const viewers = await Promise.all([kim, phone].map(viewer))
    expect(viewers.filter((id) => id !== null)).toHaveLength(1)
  })
})

test('nobody changes the password of somebody else', async () => {
  const other = await newUser(site)
  expect(await change(other)).toMatchObject({ status: 403, errorCode: 2 })
  expect(await logIn(password)).toMatchObject({ errorCode: 0 })
})

describe('it says what is wrong', () => {
  test.each([
    [{ OldPassword: '' }, 'OldPassword', 'Old password is required.'],
    [{ NewPassword: '' }, 'NewPassword', 'New password is required.'],
    [{ NewPassword: ' '.repeat(8) }, 'NewPassword', 'New password is required.'],
    [
      { NewPassword: 'short12', NewPasswordAgain: 'short12' },
      'NewPassword',
      'New password must be at least 8 characters long.',
    ],
    [{ NewPasswordAgain: '' }, 'NewPasswordAgain', 'New password again is required.'],
    [
      { NewPasswordAgain: 'another password' },
      'NewPasswordAgain',
      'password should be equal to password2',
    ],
  ])('%j', async (fields, path, message) => {
    const answer = await change(kim, fields)
    expect(answer).toMatchObject({ status: 422, errorCode: 4, message })
    expect(answer.errors).toContainEqual({ path, message })
  })
})

test('whoever has shown the old one while it is changed gets no session', async () => {
  const busy = await openTestApp({ kind: 'postgres' })
  try {
    const { db } = busy.context
    const { userId } = await newUser(busy)
    const users = () => db.selectFrom('app_user').where('id', '=', userId)
    const { password_hash } = await users().select('password_hash').executeTakeFirstOrThrow()
    const anotherHash = await hashPassword(newPassword)
    let opening: Promise<unknown> | undefined
    await db.transaction().execute(async (trx) => {
      const changing = trx.updateTable('app_user').set({ password_hash: anotherHash })
      await changing.where('id', '=', userId).execute()
      opening = openSession(busy.context, userId, password_hash).catch((error: unknown) => error)
      await expect.poll(() => countWaiting(db)).toBe(1)
    })
    expect(await opening).toMatchObject({ message: 'Please log in.' })
    expect(await openSession(busy.context, userId, anotherHash)).toBeTypeOf('string')
  } finally {
    await busy.close()
  }
})
