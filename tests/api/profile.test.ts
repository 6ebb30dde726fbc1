import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSession } from '#contract/endpoints/session.ts'
import { changePassword, getPublicUser, login, updateProfile } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newUser, password, verifyAddresses } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { countWaiting } from '#tests/fixtures/while-under-way.ts'

type Person = Client & { userId: number }

let site: TestApp
let kim: Person
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
let made = 0
beforeEach(async () => {
  site.clock.now = november
  made += 1
  kim = await newUser(site, {
    email: `kim${made}@example.com`,
    firstName: 'Kim',
    dateOfBirth: '1990-05-17',
    phone: '+66 2 123',
  })
})

const change = (fields: object, id = kim.userId) =>
  kim.call(updateProfile, {
    params: { id },
    body: { Email: `kim${made}@example.com`, ...fields },
  })

const verified = () => verifyAddresses(site, kim)

describe('users can change', () => {
  test('all that they say about themselves, and see it at once', async () => {
    const said = {
      Email: `new${made}@example.com`,
      FirstName: 'Anne-Marie',
      LastName: 'O’Brien สมชาย',
      Phone: '+66 (2) 123-456',
      About: 'I like the sea.',
      date_of_birth: '1971-02-03',
      PrefUICulture: 'th-TH',
      PrefCurrencyId: 1,
    }
    const { resObj } = await change({ ...said, Password: password })
    expect(resObj).toMatchObject({ Id: kim.userId, ...said })
    expect(await kim.get(getSession)).toEqual(resObj)
  })

  test('their name, of which nothing is left where nobody would see it', async () => {
    const { resObj } = await change({ FirstName: '\u3164', LastName: ' Lee ' })
    expect(resObj).toMatchObject({ FirstName: '', LastName: 'Lee' })
  })

  test('their phone, in digits and signs of any script', async () => {
    const { resObj } = await change({ Phone: '\u202d＋๖๖\u00a0８１\u2011234\u202c' })
    expect(resObj).toMatchObject({ Phone: '+66 81-234' })
  })

  test('one thing, and the rest stays as it is', async () => {
    const { resObj } = await change({ About: 'Hello.' })
    expect(resObj).toMatchObject({
      About: 'Hello.',
      FirstName: 'Kim',
      Phone: '+66 2 123',
      date_of_birth: '1990-05-17',
    })
  })

  test('what they have read, with all that they cannot change', async () => {
    const read = await kim.get(getSession)
    const made = { EmailVerified: 1, IsFormer: 1, rating: { Stars: 5, Reviews: 9 } }
    const { resObj } = await change({ ...read, ...made, About: 'Hello.' })
    expect(resObj).toEqual({ ...read, About: 'Hello.', UpdatedOn: expect.any(String) })
    expect(await change({ IsAdmin: 1 })).toMatchObject({ errorCode: 4 })
  })

  test('their minds, and say nothing about themselves', async () => {
    const { resObj } = await change({ FirstName: '', Phone: '', date_of_birth: null })
    expect(resObj).toMatchObject({ FirstName: '', Phone: '', date_of_birth: null })
  })

  test('what everyone sees, with the time of the change', async () => {
    site.clock.now = new Date('2026-11-11T10:00:00Z')
    await change({ FirstName: 'Kimberly', LastName: 'Hidden' })
    const shown = await new Client(site.app).get(getPublicUser, { params: { id: kim.userId } })
    expect(shown).toMatchObject({ FirstName: 'Kimberly', UpdatedOn: '2026-11-11T10:00:00Z' })
    expect(JSON.stringify(shown)).not.toContain('Hidden')
  })
})

describe('an address', () => {
  test('that has changed is not verified any more, and is the one to log in with', async () => {
    await verified()
    const Email = `other${made}@example.com`
    expect((await change({ Email, Password: password })).resObj).toMatchObject({
      Email,
      EmailVerified: 0,
    })
    const { user } = await new Client(site.app).get(login, { body: { email: Email, password } })
    expect(user.Id).toBe(kim.userId)
  })

  test('that stays, in another spelling perhaps, stays verified', async () => {
    await verified()
    expect((await change({ About: 'Hi' })).resObj).toMatchObject({ EmailVerified: 1 })
    const Email = `KIM${made}@example.com`
    expect((await change({ Email })).resObj).toMatchObject({ Email, EmailVerified: 1 })
    const copied = { Email: `\u202a${Email}\u202c` }
    expect((await change(copied)).resObj).toMatchObject({ Email, EmailVerified: 1 })
    const kelvin = '\u212a'
    const other = { Email: Email.replace('K', kelvin), Password: password }
    expect((await change(other)).resObj.EmailVerified).toBe(0)
  })

  test('of somebody else is refused, whatever its case, and nothing is changed', async () => {
    await newUser(site, { email: `taken${made}@example.com` })
    const taken = { Email: `TAKEN${made}@example.com`, Password: password, FirstName: 'Thief' }
    expect(await change(taken)).toMatchObject({
      status: 409,
      errorCode: 100,
      message: 'User already exists, please login',
    })
    expect(await kim.get(getSession)).toMatchObject({
      Email: `kim${made}@example.com`,
      FirstName: 'Kim',
    })
  })
})

describe('another address', () => {
  const other = () => ({ Email: `other${made}@example.com`, FirstName: 'Thief' })
  const refused = (message: string) => ({
    status: 422,
    errorCode: 4,
    message,
    errors: [{ path: 'Password', message }],
  })
  const isAsBefore = async () =>
    expect(await kim.get(getSession)).toMatchObject({
      Email: `kim${made}@example.com`,
      EmailVerified: 1,
      FirstName: 'Kim',
    })
  beforeEach(verified)

  test('is not saved without the password, and nothing with it', async () => {
    for (const Password of [undefined, '', ' ']) {
      expect(await change({ ...other(), Password })).toMatchObject(refused('Password is required.'))
    }
    const Password = 'not this one'
    expect(await change({ ...other(), Password })).toMatchObject(refused('Password is incorrect.'))
    await isAsBefore()
  })

  test('that looks like the one before is not saved without the password', async () => {
    const Email = `\u212aim${made}@example.com`
    expect(await change({ Email })).toMatchObject(refused('Password is required.'))
    await isAsBefore()
  })

  test('of somebody else is not told without the password', async () => {
    const { Email } = other()
    await newUser(site, { email: Email })
    expect(await change({ Email })).toMatchObject(refused('Password is required.'))
    const Password = 'not this one'
    expect(await change({ Email, Password })).toMatchObject(refused('Password is incorrect.'))
  })

  test('needs a password that can be tried ten times, together with those of a changed password', async () => {
    const { atOnce } = tryLimits['old-password']
    const passwords = {
      OldPassword: 'not this one',
      NewPassword: 'a better password',
      NewPasswordAgain: 'a better password',
    }
    const changeIt = () =>
      kim.call(changePassword, {
        params: { id: kim.userId },
        body: { Id: kim.userId, ...passwords },
      })
    for (let at = 1; at < atOnce; at += 1) {
      expect(await change({ ...other(), Password: 'not this one' })).toMatchObject({ errorCode: 4 })
    }
    expect(await changeIt()).toMatchObject({ errorCode: 4 })
    expect(await change({ ...other(), Password: password })).toMatchObject({ errorCode: 7 })
    expect(await changeIt()).toMatchObject({ errorCode: 7 })
    expect(await change({ About: 'Hi' })).toMatchObject({ errorCode: 0 })
  })

  test('costs no try with the right password', async () => {
    for (let at = 0; at <= tryLimits['old-password'].atOnce; at += 1) {
      const Email = `other${made}-${at}@example.com`
      expect(await change({ Email, Password: password })).toMatchObject({ errorCode: 0 })
    }
  })

  test.each([
    ['address', { email: 'moved@example.com' }, {}],
    ['password', { password_hash: '' }, { Email: 'third@example.com', Password: password }],
  ])('is not saved when the %s changes at the same moment', async (_what, meanwhile, fields) => {
    const busy = await openTestApp({ kind: 'postgres' })
    try {
      const { db } = busy.context
      const email = 'kim@example.com'
      const owner = await newUser(busy, { email })
      let changing: Promise<unknown> | undefined
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('app_user').set(meanwhile).where('id', '=', owner.userId).execute()
        const body = { Email: email, ...fields }
        changing = owner.call(updateProfile, { params: { id: owner.userId }, body })
        await expect.poll(() => countWaiting(db)).toBe(1)
      })
      expect(await changing).toMatchObject({ errorCode: 13 })
      const users = await db.selectFrom('app_user').select('email').execute()
      expect(users).toEqual([{ email: 'email' in meanwhile ? meanwhile.email : email }])
    } finally {
      await busy.close()
    }
  })
})

describe('of two who change it from two devices', () => {
  const read = () => kim.get(getSession)

  test('the second one is told, and changes nothing', async () => {
    const before = await read()
    await change({ FirstName: 'Kimberly' })
    const late = await change({ FirstName: 'Kimmy', UpdatedOn: before?.UpdatedOn })
    expect(late).toMatchObject({
      status: 409,
      errorCode: 13,
      message: 'Your profile was changed meanwhile.',
    })
    expect(await read()).toMatchObject({ FirstName: 'Kimberly' })
    const { resObj } = await change({ FirstName: 'Kimmy', UpdatedOn: (await read())?.UpdatedOn })
    expect(resObj).toMatchObject({ FirstName: 'Kimmy' })
  })

  test('within the same second as well', async () => {
    const { resObj: first } = await change({ About: 'One.' })
    const { resObj: second } = await change({ About: 'Two.', UpdatedOn: first.UpdatedOn })
    expect(second.UpdatedOn > first.UpdatedOn).toBe(true)
    expect(await change({ About: 'Three.', UpdatedOn: first.UpdatedOn })).toMatchObject({
      errorCode: 13,
    })
  })

  test('the address of before is asked for no password, where nobody has typed it', async () => {
    const UpdatedOn = (await read())?.UpdatedOn
    const Email = `kim${made}@elsewhere.example`
    expect(await change({ Email, Password: password })).toMatchObject({ success: true })
    expect(await change({ About: 'By the sea.', UpdatedOn })).toMatchObject({ errorCode: 13 })
    expect(await read()).toMatchObject({ Email })
  })

  test('one wins, whoever of many comes first', async () => {
    const UpdatedOn = (await read())?.UpdatedOn
    const names = ['Ann', 'Bea', 'Cleo', 'Dora']
    const answers = await Promise.all(names.map((FirstName) => change({ FirstName, UpdatedOn })))
    expect(answers.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)).toEqual([
      0, 13, 13, 13,
    ])
  })
})

test('nobody changes the account of somebody else', async () => {
  const other = await newUser(site, { firstName: 'Other' })
  expect(await change({ FirstName: 'Thief' }, other.userId)).toMatchObject({
    status: 403,
    errorCode: 2,
    message: 'This account is not yours.',
  })
  expect(await other.get(getSession)).toMatchObject({ FirstName: 'Other' })
})

const year = new Date().getUTCFullYear()

describe('the profile says what is wrong', () => {
  test.each([
    [{ Email: '' }, 'Email', 'Email is required.'],
    [{ Email: 'kim' }, 'Email', 'Email is invalid.'],
    [{ FirstName: 'K1m' }, 'FirstName', 'First name is invalid.'],
    [{ LastName: 'Park!' }, 'LastName', 'Last name is invalid.'],
    [{ Phone: 'call me' }, 'Phone', 'Phone is invalid.'],
    [{ About: 'x'.repeat(2001) }, 'About', 'About is too long. Maximum 2000 characters.'],
    [{ About: '<script>' }, 'About', 'About contains potentially unsafe content.'],
    [{ About: '<b onclick=x()>' }, 'About', 'About contains potentially unsafe content.'],
    [{ About: 'javascript:x()' }, 'About', 'About contains potentially unsafe content.'],
    [{ date_of_birth: `${year - 101}-12-31` }, 'date_of_birth', 'Date of birth is invalid.'],
    [{ date_of_birth: `${year + 1}-01-02` }, 'date_of_birth', 'Date of birth is invalid.'],
  ])('%j', async (fields, path, message) => {
    expect(await change(fields)).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
      errors: [{ path, message }],
    })
  })
})
