import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getSession } from '#contract/endpoints/session.ts'
import { getPublicUser, login, updateProfile } from '#contract/endpoints/user.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

let site: TestApp
let kim: Person
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
let made = 0
beforeEach(async () => {
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

const verified = () =>
  site.context.db
    .updateTable('app_user')
    .set({ email_verified_at: site.clock.now })
    .where('id', '=', kim.userId)
    .execute()

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
    const { resObj } = await change(said)
    expect(resObj).toMatchObject({ Id: kim.userId, ...said })
    expect(await kim.get(getSession)).toEqual(resObj)
  })

  test('their name, of which nothing is left where nobody would see it', async () => {
    const { resObj } = await change({ FirstName: '\u3164', LastName: ' Lee ' })
    expect(resObj).toMatchObject({ FirstName: '', LastName: 'Lee' })
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
    const { now } = site.clock
    site.clock.now = new Date('2026-11-11T10:00:00Z')
    await change({ FirstName: 'Kimberly', LastName: 'Hidden' })
    site.clock.now = now
    const shown = await new Client(site.app).get(getPublicUser, { params: { id: kim.userId } })
    expect(shown).toMatchObject({ FirstName: 'Kimberly', UpdatedOn: '2026-11-11T10:00:00Z' })
    expect(JSON.stringify(shown)).not.toContain('Hidden')
  })
})

describe('an address', () => {
  test('that has changed is not verified any more, and is the one to log in with', async () => {
    await verified()
    const Email = `other${made}@example.com`
    expect((await change({ Email })).resObj).toMatchObject({ Email, EmailVerified: 0 })
    const { user } = await new Client(site.app).get(login, { body: { email: Email, password } })
    expect(user.Id).toBe(kim.userId)
  })

  test('that stays, in another spelling perhaps, stays verified', async () => {
    await verified()
    expect((await change({ About: 'Hi' })).resObj).toMatchObject({ EmailVerified: 1 })
    const Email = `KIM${made}@example.com`
    expect((await change({ Email })).resObj).toMatchObject({ Email, EmailVerified: 1 })
    const kelvin = '\u212a'
    expect((await change({ Email: Email.replace('K', kelvin) })).resObj.EmailVerified).toBe(0)
  })

  test('of somebody else is refused, whatever its case, and nothing is changed', async () => {
    await newUser(site, { email: `taken${made}@example.com` })
    expect(await change({ Email: `TAKEN${made}@example.com`, FirstName: 'Thief' })).toMatchObject({
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
