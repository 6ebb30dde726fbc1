import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seenAddress } from '#contract/domain/mail-address.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'
import { migrate } from './migrate.ts'
import { insertUser } from './repositories/users.ts'

const migration = '0026_seen_addresses.sql'

const steering = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /\p{Cf}/u.test(sign))

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ kind })
  })
  afterAll(() => site?.close())

  const keep = (email: string) =>
    insertUser(site.context.db, {
      email,
      passwordHash: '',
      firstName: '',
      lastName: '',
      dateOfBirth: null,
      phone: '',
      about: '',
      culture: 'en-US',
      now: site.clock.now,
    })

  async function migrateAgain() {
    await sql`delete from migration where name = ${migration}`.execute(site.context.db)
    expect(await migrate(site.database)).toEqual([migration])
  }

  const emailsOf = async (table: 'app_user' | 'newsletter_address') =>
    (await site.context.db.selectFrom(table).select('email').execute())
      .map(({ email }) => email)
      .toSorted()

  test('accounts with signs that nobody sees have their address as it is seen', async () => {
    const { db } = site.context
    const typed = ['Kim@example.com', '\u200elee@example.com', '\u202aanne@example.com\u202c']
    for (const email of typed) await keep(email)
    await db.updateTable('app_user').set({ email_verified_at: site.clock.now }).execute()
    await keep(`all${steering.join('')}@example.com`)
    await migrateAgain()
    expect(await emailsOf('app_user')).toEqual(
      [...typed.map(seenAddress), 'all@example.com'].toSorted(),
    )
    const verified = await db
      .selectFrom('app_user')
      .select('email')
      .where('email_verified_at', 'is not', null)
      .execute()
    expect(verified).toEqual([{ email: 'Kim@example.com' }])
  })

  test('and those that would have the same one keep what they have', async () => {
    await site.context.db.deleteFrom('app_user').execute()
    const typed = [
      'Kim@example.com',
      '\u200ekim@example.com',
      'a\u200b@b.example',
      'a@b.example\u200b',
    ]
    for (const email of typed) await keep(email)
    await migrateAgain()
    expect(await emailsOf('app_user')).toEqual(typed.toSorted())
  })

  test('an address of the newsletter is there once', async () => {
    const { db, now } = site.context
    const emails = ['Kim@example.com', '\u200ekim@example.com', 'lee@example.com\u2060']
    const rows = emails.map((email) => ({ email, subscribed_on: now() }))
    await db.insertInto('newsletter_address').values(rows).execute()
    await migrateAgain()
    expect(await emailsOf('newsletter_address')).toEqual(['Kim@example.com', 'lee@example.com'])
  })
})
