import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#contract/domain/durations.ts'
import { login, register, updateProfile } from '#contract/endpoints/user.ts'
import { allowances, tryLimits } from '#contract/limits.ts'
import { sourceOf } from '#server/policies/network.ts'
import { countTries } from '#server/services/tries.ts'
import { removeFullTries } from '#server/db/repositories/tries.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const account = tryLimits['login-account']
const source = tryLimits['login-source']

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ kind: 'postgres', trustProxy: true })
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.now = november
  await site.context.db.deleteFrom('try_count').execute()
})

/** As a stranger, from an address of their own. */
const tryAs = (email: string, tried: string, { client = new Client(site.app), from = '' } = {}) =>
  client.call(login, {
    body: { email, password: tried },
    headers: { 'x-forwarded-for': from || '198.51.100.1' },
  })

async function guess(email: string, times: number, addressOf: (at: number) => string = () => '') {
  const codes: number[] = []
  for (let at = 0; at < times; at += 1) {
    codes.push((await tryAs(email, 'guessed', { from: addressOf(at) })).errorCode)
  }
  return codes
}

/** The same device later, with nobody logged in. */
function backOn(device: Client): Client {
  const client = new Client(site.app)
  client.cookies.set('device', device.cookies.get('device') ?? 'none')
  return client
}

const wrong = (times: number) => Array.from({ length: times }, () => 50)
const elsewhere = (at: number) => `203.0.113.${at}`

describe.each([
  ['with an account', 'guarded@example.com'],
  ['without one', 'nobody@example.com'],
])('an address %s', (_what, email) => {
  beforeAll(async () => {
    if (email.startsWith('guarded')) await newUser(site, { email })
  })

  test('takes so many wrong passwords, from everywhere together, and says when to come back', async () => {
    expect(await guess(email, account.atOnce, elsewhere)).toEqual(wrong(account.atOnce))
    site.wait(20_000)
    const client = new Client(site.app)
    const headers = { 'x-forwarded-for': '192.0.2.9' }
    await client.call(login, { body: { email: 'x@example.com', password }, headers })
    const response = await client.send({
      method: 'POST',
      url: '/api/user/login',
      headers: { ...client.headersOf(login), ...headers },
      payload: { email: email.toUpperCase(), password },
    })
    expect(response.headers['retry-after']).toBe('100')
    expect(response.json()).toMatchObject({
      errorCode: 7,
      message: 'Too many tries. Please wait.',
    })
  })

  test('takes one more after a while, and all of them after a long one', async () => {
    await guess(email, account.atOnce, elsewhere)
    site.wait(account.refillMs)
    expect(await guess(email, 2)).toEqual([50, 7])
    site.wait(account.atOnce * account.refillMs)
    expect(await guess(email, account.atOnce + 1, elsewhere)).toEqual([...wrong(account.atOnce), 7])
  })

  test('takes no more when they come at the same moment', async () => {
    const codes = await Promise.all(
      Array.from({ length: account.atOnce + 5 }, (_, at) =>
        tryAs(email, 'guessed', { from: elsewhere(at) }),
      ),
    )
    expect(codes.filter(({ errorCode }) => errorCode === 50)).toHaveLength(account.atOnce)
  })
})

describe('who is attacked', () => {
  test('gets in on a device of before while strangers are made to wait', async () => {
    const email = 'victim@example.com'
    const own = backOn(await newUser(site, { email }))
    expect(await guess(email, account.atOnce + 1, elsewhere)).toContain(7)
    expect(await tryAs(email, password)).toMatchObject({ errorCode: 7 })
    expect(await tryAs(email, password, { client: own })).toMatchObject({ errorCode: 0 })
  })

  test('is not helped by the device of somebody else', async () => {
    const email = 'other-victim@example.com'
    await newUser(site, { email })
    const thief = backOn(await newUser(site))
    await guess(email, account.atOnce, elsewhere)
    expect(await tryAs(email, 'guessed', { client: thief })).toMatchObject({ errorCode: 7 })
  })

  test('has no endless tries on the own device either', async () => {
    const email = 'forgetful@example.com'
    const client = backOn(await newUser(site, { email }))
    const codes = []
    for (let at = 0; at <= account.atOnce; at += 1) {
      codes.push((await tryAs(email, 'guessed', { client })).errorCode)
    }
    expect(codes).toEqual([...wrong(account.atOnce), 7])
  })

  test('has none on a device of theirs that somebody else uses, whatever they add to its token', async () => {
    const email = 'borrowed@example.com'
    const token = (await newUser(site, { email })).cookies.get('device')
    const codes = []
    for (let at = 0; at <= account.atOnce; at += 1) {
      const client = new Client(site.app)
      client.cookies.set('device', `${token}.${at}`)
      codes.push((await tryAs(email, 'guessed', { client })).errorCode)
    }
    expect(codes).toEqual([...wrong(account.atOnce), 7])
  })
})

test('the right password costs no try', async () => {
  const email = 'often@example.com'
  await newUser(site, { email })
  for (let at = 0; at < account.atOnce + 2; at += 1) {
    expect(await tryAs(email, password)).toMatchObject({ errorCode: 0 })
  }
})

describe('right passwords', () => {
  const { atOnce, refillMs } = tryLimits.login
  /** As if one try after the other had been made before, without the time that each hash takes. */
  async function useUp(who: string | number) {
    for (let at = 0; at < atOnce - 1; at += 1)
      await countTries(site.context, { kind: 'login', who })
  }

  test('are taken so often at once from one network, and once more a while later', async () => {
    const email = 'busy@example.com'
    await newUser(site, { email })
    await useUp(sourceOf('198.51.100.1'))
    expect(await tryAs(email, password)).toMatchObject({ errorCode: 0 })
    expect(await tryAs(email, password)).toMatchObject({ status: 429, errorCode: 7 })
    expect(await tryAs(email, password, { from: '198.51.100.2' })).toMatchObject({ errorCode: 0 })
    site.wait(refillMs)
    expect(await tryAs(email, password)).toMatchObject({ errorCode: 0 })
  })

  test('are counted by user on their own devices, which others in the network cannot use up', async () => {
    const user = await newUser(site, { email: 'at-home@example.com' })
    const own = () => backOn(user)
    const enter = () => tryAs('at-home@example.com', password, { client: own() })
    await useUp(sourceOf('198.51.100.1'))
    await tryAs('at-home@example.com', password)
    expect(await enter()).toMatchObject({ errorCode: 0 })
    await useUp(user.userId)
    expect(await enter()).toMatchObject({ status: 429, errorCode: 7 })
  })
})

test('from one address so many accounts can be tried, from another one more', async () => {
  for (let at = 0; at < source.atOnce; at += 1) await tryAs(`any${at}@example.com`, 'guessed')
  expect(await tryAs('one-more@example.com', 'guessed')).toMatchObject({ errorCode: 7 })
  expect(await tryAs('one-more@example.com', 'guessed', { from: '198.51.100.2' })).toMatchObject({
    errorCode: 50,
  })
})

test('registration tells only so often that an address is taken, and nothing after that', async () => {
  const { atOnce } = tryLimits['taken-address']
  await newUser(site, { email: 'asked-for@example.com' })
  const kim = await newUser(site, { email: 'kim@example.com' })
  const ask = (email: string) => new Client(site.app).call(register, { body: { email, password } })
  for (let at = 0; at < atOnce; at += 1) {
    expect(await ask('asked-for@example.com')).toMatchObject({ errorCode: 100 })
  }
  expect(await ask('asked-for@example.com')).toMatchObject({ errorCode: 7 })
  expect(await ask('not-yet-here@example.com')).toMatchObject({ errorCode: 7 })
  // Who keeps their own address asks for none.
  const change = (Email: string) =>
    kim.call(updateProfile, {
      params: { id: kim.userId },
      body: { Email, Password: password, Phone: '1' },
    })
  expect(await change('Kim@example.com')).toMatchObject({ errorCode: 0 })
  expect(await change('asked-for@example.com')).toMatchObject({ errorCode: 7 })
})

test('registration tells no more often that an address is taken to those who ask at the same moment', async () => {
  const { atOnce } = tryLimits['taken-address']
  await newUser(site, { email: 'asked-for-at-once@example.com' })
  const body = { email: 'asked-for-at-once@example.com', password }
  const answers = await Promise.all(
    Array.from({ length: atOnce + 3 }, () => new Client(site.app).call(register, { body })),
  )
  const codes = answers.map(({ errorCode }) => errorCode).toSorted((a, b) => b - a)
  expect(codes).toEqual([...Array.from({ length: atOnce }, () => 100), 7, 7, 7])
})

describe('from one network', () => {
  const { registration } = allowances
  const { atOnce, perMinute } = registration
  let own: TestApp
  beforeAll(async () => {
    own = await openTestApp({ trustProxy: true, allowances: { registration } })
  })
  afterAll(() => own.close())

  let at = 0
  const join = async (from = '198.51.100.1') => {
    const body = { email: `crowd${(at += 1)}@example.com`, password }
    const client = new Client(own.app)
    const answer = await client.call(register, { body, headers: { 'x-forwarded-for': from } })
    return answer.errorCode
  }

  test('25 register at the same moment', async () => {
    const codes = await Promise.all(Array.from({ length: 25 }, () => join('198.51.100.3')))
    expect(codes).toEqual(Array.from({ length: 25 }, () => 0))
  })

  test('so many register at once, and one more a while later', async () => {
    const codes = []
    for (let tried = 0; tried <= atOnce; tried += 1) codes.push(await join())
    expect(codes).toEqual([...Array.from({ length: atOnce }, () => 0), 7])
    expect(await join('198.51.100.2')).toBe(0)
    own.wait(minuteMs / perMinute)
    expect([await join(), await join()]).toEqual([0, 7])
  })
})

test('a clock that is put back locks nobody out', async () => {
  site.wait(dayMs)
  await guess('clock@example.com', 2)
  site.clock.now = november
  expect(await guess('clock@example.com', 1)).toEqual([50])
})

test('what is counted names nobody, and is forgotten when it says nothing any more', async () => {
  await guess('secret-name@example.com', 2)
  const rows = () => site.context.db.selectFrom('try_count').selectAll().execute()
  expect(await rows()).toHaveLength(3)
  expect(JSON.stringify(await rows())).not.toMatch(/secret-name|198\.51/)
  site.wait(account.refillMs)
  await removeFullTries(site.context.db, { before: site.clock.now, limit: 10 })
  expect(await rows()).toHaveLength(1)
  site.wait(account.refillMs)
  await removeFullTries(site.context.db, { before: site.clock.now, limit: 10 })
  expect(await rows()).toHaveLength(0)
})
