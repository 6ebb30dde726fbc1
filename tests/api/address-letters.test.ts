import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login, requestPasswordReset } from '#contract/endpoints/user.ts'
import { tryLimits } from '#contract/limits.ts'
import { findMailLink } from '#server/db/repositories/mail-links.ts'
import { Client } from '#tests/fixtures/client.ts'
import { newUser, password } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
const logIn = (email: string, tried = password) =>
  new Client(site.app).call(login, { body: { email, password: tried } })
const ask = (email: string) => new Client(site.app).call(requestPasswordReset, { body: { email } })

/** JavaScript ends ΝΙΚΟΣ with another sigma, and writes İ as two; of the two databases of the tests one knows a lower
 *  case of plain letters alone. */
describe.each(['embedded', 'postgres'] as const)('on %s', (kind) => {
  beforeAll(async () => {
    site = await openTestApp({ kind })
  })
  afterAll(() => site.close())

  test.each(['ΝΙΚΟΣ@example.com', 'İpek@example.com', 'Ünal@example.com'])(
    'who registers as %s logs in and gets a reset with it',
    async (email) => {
      const { userId } = await newUser(site, { email })
      expect(await logIn(email)).toMatchObject({ errorCode: 0, resObj: { user: { Id: userId } } })
      await ask(email)
      const { db } = site.context
      const { id } = await db
        .selectFrom('mail_link')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      expect(await findMailLink(db, id)).toMatchObject({ recipient: { id: userId } })
    },
  )
})

test('who registered by an address as it is seen gets a reset with a copy of it', async () => {
  site = await openTestApp()
  const { userId } = await newUser(site, { email: 'kim@example.com' })
  await ask('\u200ekim@example.com\u200b')
  const { db } = site.context
  const { id } = await db.selectFrom('mail_link').select('id').executeTakeFirstOrThrow()
  expect(await findMailLink(db, id)).toMatchObject({ recipient: { id: userId } })
  await site.close()
})

/** For the embedded one İ is i in another case. */
describe('tries at an account are counted together, however its address is written', () => {
  beforeAll(async () => {
    site = await openTestApp()
    await newUser(site, { email: 'iiii@example.com' })
  })
  afterAll(() => site.close())

  /** So many ways to write it. */
  const waysOf = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const name = [8, 4, 2, 1].map((bit) => (at & bit ? 'İ' : 'i')).join('')
      return `${name}@example.com`
    })

  test('of a login', async () => {
    const codes = []
    for (const email of waysOf(tryLimits['login-account'].atOnce + 1)) {
      codes.push((await logIn(email, 'guessed')).errorCode)
    }
    expect(codes.at(-2)).toBe(50)
    expect(codes.at(-1)).toBe(7)
  })

  test('of a reset', async () => {
    const codes = []
    for (const email of waysOf(tryLimits['reset-mail'].atOnce + 1)) {
      codes.push((await ask(email)).errorCode)
    }
    expect(codes.at(-2)).toBe(0)
    expect(codes.at(-1)).toBe(7)
  })
})
