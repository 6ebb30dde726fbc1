import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSession } from '#contract/endpoints/session.ts'
import { getPublicUser, login, register } from '#contract/endpoints/user.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const tryTo = (body: object) => new Client(site.app).call(register, { body: body as never })

describe('people can register', () => {
  test('with an address and a password, and are logged in at once', async () => {
    const client = new Client(site.app)
    const { user, token } = await client.get(register, {
      body: { email: 'short@example.com', password, password2: password },
    })
    expect(user).toMatchObject({ Email: 'short@example.com', EmailVerified: 0, FirstName: '' })
    expect(token).toBe(client.cookies.get('csrftoken'))
    expect(await client.get(getSession)).toEqual(user)
  })

  test('with all that they want to say about themselves', async () => {
    const client = await newUser(site, {
      email: 'full@example.com',
      firstName: 'Anne-Marie',
      lastName: 'O’Brien สมชาย',
      dateOfBirth: '1990-05-17',
      phone: '+66 (2) 123-456',
      about: 'I like the sea.',
    })
    expect(await client.get(getSession)).toEqual({
      Id: client.userId,
      Email: 'full@example.com',
      EmailVerified: 0,
      FirstName: 'Anne-Marie',
      LastName: 'O’Brien สมชาย',
      date_of_birth: '1990-05-17',
      Phone: '+66 (2) 123-456',
      About: 'I like the sea.',
      PrefUICulture: 'en-US',
      PrefCurrencyId: 0,
      MemberSince: '2026-11-10T02:20:00Z',
      UpdatedOn: '2026-11-10T02:20:00Z',
      profileImage: '',
      rating: { Stars: null, Reviews: 0 },
      IsFormer: 0,
      MailsOff: [],
    })
  })

  test('by a name without the spaces around it, which is none where nobody would see it', async () => {
    const seen = await newUser(site, { firstName: ' Anne ', lastName: 'O’Brien ' })
    expect(await seen.get(getSession)).toMatchObject({ FirstName: 'Anne', LastName: 'O’Brien' })
    const unseen = await newUser(site, { firstName: '   ', lastName: '\u3164' })
    expect(await unseen.get(getSession)).toMatchObject({ FirstName: '', LastName: '' })
  })

  test('by a name with spaces of any width', async () => {
    const typed = { firstName: '山田\u3000太郎', lastName: 'De\u00a0la\u202fCruz\u3000' }
    const client = await newUser(site, typed)
    const kept = { FirstName: '山田 太郎', LastName: 'De la Cruz' }
    expect(await client.get(getSession)).toMatchObject(kept)
  })

  test.each([
    ['\u202d+66 81 234 5678\u202c', '+66 81 234 5678'],
    ['(555)\u00a0123-4567', '(555) 123-4567'],
    ['+1 555\u2011123\u20134567 ', '+1 555-123-4567'],
    ['０８１（２３４）５６７８', '081(234)5678'],
    ['๐๘๑ ๒๓๔ ๕๖๗๘', '081 234 5678'],
  ])('by the phone %j, which is kept as %j', async (phone, kept) => {
    const client = await newUser(site, { phone })
    expect(await client.get(getSession)).toMatchObject({ Phone: kept })
  })

  test('in the language in which they read, which mails have too', async () => {
    const client = await newUser(site, { PrefUICulture: 'th-TH' })
    expect(await client.get(getSession)).toMatchObject({ PrefUICulture: 'th-TH' })
  })

  test('and log in later, whatever the case of the address', async () => {
    const { userId } = await newUser(site, { email: 'Case@Example.com' })
    const { user } = await new Client(site.app).get(login, {
      body: { email: 'cASE@eXAMPLE.COM', password },
    })
    expect(user).toMatchObject({ Id: userId, Email: 'Case@Example.com' })
  })

  test.each([
    ['\u200e', ''],
    ['\u202a', '\u202c'],
    ['\ufeff', '\u00a0'],
    ['\u3000', '\u200b'],
  ])('by an address as it is seen, without %j before and %j behind it', async (before, behind) => {
    const email = `copied${before.codePointAt(0)}@example.com`
    const copied = `${before}${email}${behind}`
    const { userId } = await newUser(site, { email: copied })
    for (const typed of [email, copied]) {
      const { user } = await new Client(site.app).get(login, { body: { email: typed, password } })
      expect(user).toMatchObject({ Id: userId, Email: email })
    }
    expect(await tryTo({ email, password })).toMatchObject({ errorCode: 100 })
  })

  test('and are shown to others by their first name', async () => {
    const { userId } = await newUser(site, { firstName: 'Somchai', lastName: 'Hidden' })
    const shown = await new Client(site.app).get(getPublicUser, { params: { id: userId } })
    expect(Object.keys(shown).sort()).toEqual([
      'About',
      'FirstName',
      'Id',
      'IsFormer',
      'MemberSince',
      'PrefCurrencyId',
      'PrefUICulture',
      'UpdatedOn',
      'profileImage',
      'rating',
    ])
  })
})

describe('an address belongs to one user', () => {
  test('whatever its case', async () => {
    await newUser(site, { email: 'taken@example.com' })
    for (const email of ['taken@example.com', 'TAKEN@example.com']) {
      expect(await tryTo({ email, password })).toMatchObject({
        status: 409,
        errorCode: 100,
        message: 'User already exists, please login',
      })
    }
  })

  test('also when two register with it at the same moment', async () => {
    const both = await Promise.all([1, 2].map(() => tryTo({ email: 'race@example.com', password })))
    expect(both.map(({ errorCode }) => errorCode).sort()).toEqual([0, 100])
  })
})

describe('registration says what is wrong', () => {
  const fine = { email: 'words@example.com', password }

  test.each([
    [{ password }, 'email', 'Email is required.'],
    [{ email: '', password }, 'email', 'Email is required.'],
    [{ ...fine, email: '\u200e\u00a0' }, 'email', 'Email is required.'],
    [{ ...fine, email: 'kim' }, 'email', 'Email is invalid.'],
    [{ ...fine, email: 'kim\u00a0park@example.com' }, 'email', 'Email is invalid.'],
    [{ ...fine, email: 'kim@example' }, 'email', 'Email is invalid.'],
    [{ ...fine, email: 'kim park@example.com' }, 'email', 'Email is invalid.'],
    [{ email: fine.email }, 'password', 'Password is required.'],
    [{ ...fine, password: '' }, 'password', 'Password is required.'],
    [{ ...fine, password: ' '.repeat(8) }, 'password', 'Password is required.'],
    [{ ...fine, password: '1234567' }, 'password', 'Password must be at least 8 characters long.'],
    [{ ...fine, password2: 'other' }, 'password2', 'password should be equal to password2'],
    [{ ...fine, firstName: 'K1m' }, 'firstName', 'First name is invalid.'],
    [{ ...fine, lastName: '<b>' }, 'lastName', 'Last name is invalid.'],
    [{ ...fine, firstName: 'Kim２' }, 'firstName', 'First name is invalid.'],
    [{ ...fine, phone: 'call me' }, 'phone', 'Phone is invalid.'],
    [{ ...fine, phone: '081²' }, 'phone', 'Phone is invalid.'],
    [{ ...fine, about: 'x'.repeat(2001) }, 'about', 'About is too long. Maximum 2000 characters.'],
    [
      { ...fine, about: 'Hi <script>alert(1)</script>' },
      'about',
      'About contains potentially unsafe content.',
    ],
    [
      { ...fine, about: '<img onerror = "alert(1)">' },
      'about',
      'About contains potentially unsafe content.',
    ],
    [
      { ...fine, about: 'JavaScript:alert(1)' },
      'about',
      'About contains potentially unsafe content.',
    ],
  ])('%j', async (body, path, message) => {
    expect(await tryTo(body)).toMatchObject({
      status: 422,
      errorCode: 4,
      message,
      errors: [{ path, message }],
    })
  })

  test('and leaves nobody behind', async () => {
    await tryTo({ ...fine, phone: 'call me' })
    expect(await tryTo(fine)).toMatchObject({ errorCode: 0 })
  })
})
