import { sql } from 'kysely'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/domain/durations.ts'
import { updateProfile } from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import type { MailerParts } from '#server/mail/mailer-parts.ts'
import { forgetWhatIsOver } from '#server/services/forget.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { mailerOf, startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { newUser, password, verifyAddresses } from '#tests/fixtures/people.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let server: MailServer
let mailer: MailerParts
let email: string
let kim: Client & { userId: number }
beforeAll(async () => {
  site = await openTestApp()
  server = await startMailServer()
  ;({ mailer } = mailerOf(site.context, server.port))
})
afterAll(async () => {
  await site.close()
  await server.close()
})
beforeEach(async () => {
  site.clock.now = november
  email = `${crypto.randomUUID()}@mail.example`
  kim = await newUser(site, { email, firstName: 'Kim', PrefUICulture: 'en-US' })
  await verifyAddresses(site, kim)
})

const change = (fields: object) =>
  kim.call(updateProfile, {
    params: { id: kim.userId },
    body: { Email: `new-${email}`, Password: password, ...fields },
  })

async function sent(): Promise<Email[]> {
  await sendDueMails(mailer, new AbortController().signal)
  return server.received.splice(0)
}

test('a former address is told that the address of the account was changed, and nothing else', async () => {
  await change({})
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail?.to).toEqual([{ name: '', address: email }])
  expect(mail?.subject).toBe('The email address of your account at staylend.example was changed')
  expect(mail?.text).toBe(`Hello,

The email address of your account at staylend.example was changed. From now on its mails go to the new address. If that was not you, please turn to those who run staylend.example.

Contact Us:
https://staylend.example/static/contact

-- 
You get this mail because this was the address of your account at staylend.example.
`)
  expect(mail?.html).not.toMatch(/Kim|new-/)
})

test('it is told in the language of the account', async () => {
  await change({ PrefUICulture: 'de-DE' })
  const [mail] = await sent()
  expect(mail?.subject).toBe('Die E-Mail-Adresse deines Kontos bei staylend.example wurde geändert')
})

test('it is told also when the account has it again by then', async () => {
  await change({})
  await change({ Email: email })
  expect((await sent()).map(({ to }) => to?.[0]?.address)).toEqual([email])
})

test.each([
  ['stays', () => ({ Email: email })],
  ['changes in its case alone', () => ({ Email: email.toUpperCase() })],
  ['is kept by a wrong password', () => ({ Password: 'not this one' })],
  ['is kept because the profile was changed', () => ({ UpdatedOn: '2020-01-01T00:00:00Z' })],
] as const)('an address that %s is told nothing', async (_how, fields) => {
  await change(fields())
  expect(await sent()).toEqual([])
})

test('an address that was never verified may be that of somebody else, and is told nothing', async () => {
  await sql`update app_user set email_verified_at = null
    where id = ${kim.userId}`.execute(site.context.db)
  await change({})
  expect(await sent()).toEqual([])
})

test('a former address is tried for two days, and forgotten then', async () => {
  const kept = async () =>
    (await site.context.db.selectFrom('mail_link').select('email').execute()).map(
      (row) => row.email,
    )
  await change({})
  expect(await kept()).toContain(email)
  site.wait(2 * dayMs)
  await forgetWhatIsOver(site.context, new AbortController().signal)
  expect(await kept()).not.toContain(email)
  expect(await sent()).toEqual([])
})
