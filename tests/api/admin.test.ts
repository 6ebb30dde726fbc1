import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reportConversation, sendAsRenter } from '#contract/endpoints/chat.ts'
import { getListing } from '#contract/endpoints/rent.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { exportOwnData } from '#contract/endpoints/user.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { enter } from '#tests/fixtures/enter.ts'
import { days, newListing, requestedWeek } from '#tests/fixtures/people.ts'
import { runCommand } from '#tests/fixtures/run-command.ts'
import { november, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

type Person = Client & { userId: number }

describe.each(['embedded', 'postgres'] as const)('on the %s database', (kind) => {
  let site: TestApp
  let lender: Person
  let renter: Person
  let listingId: number
  let chatId: number
  let people = 0
  beforeAll(async () => {
    site = await openTestApp({ kind })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    site.clock.now = november
    people += 1
    lender = await personNamed('Lena')
    renter = await personNamed('Rena')
    listingId = await newListing(lender, { Title: 'Loft' })
    const body = { RentId: listingId, Msg: 'Please pay by wire.' }
    chatId = (await renter.get(sendAsRenter, { body })).ChatId
    await site.context.db.deleteFrom('mail').execute()
    await site.context.db.deleteFrom('report').execute()
  })

  /** Without the time that a password takes. */
  async function personNamed(firstName: string): Promise<Person> {
    const email = `${firstName.toLowerCase()}${people}@mail.example`
    const { id } = await site.context.db
      .insertInto('app_user')
      .values({ email, password_hash: '-', first_name: firstName })
      .returning('id')
      .executeTakeFirstOrThrow()
    return (await enter(site, id)) as Person
  }

  const run = (...argv: string[]) => runCommand(site, argv)
  const isActive = async () =>
    (await lender.get(getListing, { params: { id: listingId } })).IsActive === 1
  const report = (by: Person, Note: string) =>
    by.get(reportConversation, { params: { id: chatId }, body: { Reason: 'scam', Note } })

  describe('reports', () => {
    test('are listed newest first, with who, about whom, and where', async () => {
      await report(lender, 'First.')
      site.clock.now = new Date('2026-11-11T10:00:00Z')
      await report(renter, 'Second.\n\u001B[2J\u202Eand more')
      const { code, said } = await run('reports')
      expect(code).toBe(0)
      const [second, first, total] = said.split('\n\n')
      expect(second?.split('\n').slice(1)).toEqual([
        `  by Rena (user ${renter.userId}), rena${people}@mail.example`,
        `  about Lena (user ${lender.userId}), lena${people}@mail.example`,
        `  listing ${listingId}: Loft; conversation ${chatId}`,
        '  "Second. [2J and more"',
      ])
      expect(second).toMatch(/^Report \d+, 2026-11-11 10:00 UTC: scam\n/)
      expect(first).toContain(`by Lena (user ${lender.userId})`)
      expect(total).toBe('2 reports that wait.\n')
    })

    test('are JSON for programs', async () => {
      await report(lender, 'First.')
      const { said } = await run('reports', '--json')
      expect(JSON.parse(said)).toMatchObject([
        {
          reason: 'scam',
          note: 'First.',
          chatId,
          listing: { id: listingId, title: 'Loft' },
          reporter: { id: lender.userId, firstName: 'Lena' },
          reported: { id: renter.userId },
          createdOn: november.toISOString(),
          handledOn: null,
        },
      ])
    })

    test('leave the list when they are handled, once', async () => {
      await report(lender, 'First.')
      const [{ id }] = JSON.parse((await run('reports', '--json')).said)
      const handled = { code: 0, said: `Report ${id} is handled since 2026-11-10 02:20 UTC.\n` }
      expect(await run('report-handled', String(id))).toMatchObject(handled)
      site.clock.now = new Date('2026-11-12T02:20:00Z')
      expect(await run('report-handled', String(id))).toMatchObject(handled)
      expect((await run('reports')).said).toBe('0 reports that wait.\n')
      expect((await run('reports', '--all')).said).toContain(', handled 2026-11-10 02:20 UTC: scam')
    })

    test('that are not there are told so', async () => {
      expect(await run('report-handled', '987654')).toMatchObject({
        code: 1,
        complained: 'There is no report 987654.',
      })
    })
  })

  describe('a listing', () => {
    const id = () => String(listingId)

    test('is deactivated when the operator says yes', async () => {
      const refused = await runCommand(site, ['deactivate-listing', id()], false)
      expect(refused).toMatchObject({
        code: 1,
        asked: [`Deactivate Listing ${listingId} ("Loft")?`],
        complained: 'Nothing was changed.',
      })
      expect(await isActive()).toBe(true)
      expect(await runCommand(site, ['deactivate-listing', id()], true)).toMatchObject({ code: 0 })
      expect(await isActive()).toBe(false)
      expect(await run('activate-listing', id())).toMatchObject({ code: 0 })
      expect(await isActive()).toBe(true)
    })

    test('is deactivated without a question by --yes, and not where nobody can be asked', async () => {
      const unasked = await run('deactivate-listing', id())
      expect(unasked.code).toBe(2)
      expect(unasked.complained).toContain('--yes')
      expect(await isActive()).toBe(true)
      expect(await run('deactivate-listing', '--yes', id())).toMatchObject({ code: 0, asked: [] })
      expect(await isActive()).toBe(false)
    })

    test('is not activated while its lender is suspended, or while it lacks something', async () => {
      await run('suspend-user', String(lender.userId), '--yes')
      expect(await run('activate-listing', id())).toMatchObject({
        code: 1,
        complained: `Its lender, user ${lender.userId}, is suspended: restore-user comes first.`,
      })
      await run('restore-user', String(lender.userId))
      await sql`update listing set is_active = false, lat = null, lng = null
        where id = ${listingId}`.execute(site.context.db)
      expect(await run('activate-listing', id())).toMatchObject({
        code: 1,
        complained: 'This listing still needs a place on the map.',
      })
    })

    test('that is not there is told so', async () => {
      const gone = { code: 1, complained: 'There is no listing 987654.' }
      expect(await run('activate-listing', '987654')).toMatchObject(gone)
      expect(await run('deactivate-listing', '987654', '--yes')).toMatchObject(gone)
    })
  })

  test('a user is suspended and restored, by id or email', async () => {
    const stay = await renter.get(createReservation, { body: days(listingId, 1, 3) })
    await renter.get(createReservation, { body: requestedWeek(listingId, 10) })
    const name = `Lena (user ${lender.userId}, lena${people}@mail.example)`
    const email = `LENA${people}@mail.example`
    expect(await runCommand(site, ['suspend-user', email], true)).toMatchObject({
      code: 0,
      asked: [`Suspend ${name}?`],
      said:
        `${name} is suspended: 1 listing taken down, 1 request ended, 0 stays cancelled.\n` +
        `Reservation ${stay.Id} of listing ${listingId} with renter ${renter.userId} goes on: 2026-12-01 05:00 UTC to 2026-12-03 05:00 UTC.\n`,
    })
    expect((await lender.call(getSession)).resObj).toBeNull()
    expect(await run('suspend-user', email, '--cancel-stays', '--yes')).toMatchObject({
      said: `${name} was suspended already: 0 listings taken down, 0 requests ended, 1 stay cancelled.\n`,
    })
    const restored = { code: 0, said: `${name} can log in again; 1 listing put back.\n` }
    expect(await run('restore-user', String(lender.userId))).toMatchObject(restored)
    for (const way of [email, `\u200e${email}`]) {
      expect((await run('restore-user', way)).said).toBe(`${name} was not suspended.\n`)
    }
  })

  test.each(['suspend-user', 'restore-user', 'resend-mail', 'export-user'])(
    '%s says that somebody is not there',
    async (name) => {
      const yes = name === 'suspend-user' ? ['--yes'] : []
      const complained = 'Nobody has an account with the email nobody@mail.example.'
      expect(await run(name, 'nobody@mail.example', ...yes)).toMatchObject({ code: 1, complained })
      expect(await run(name, '987654', ...yes)).toMatchObject({
        code: 1,
        complained: 'There is no user 987654.',
      })
    },
  )

  test('mails that wait are due again, and an address is asked to be verified once more', async () => {
    await renter.get(createReservation, { body: requestedWeek(listingId, 1) })
    const later = new Date('2026-11-10T02:50:00Z')
    await site.context.db.updateTable('mail').set({ due_on: later, tries: 6 }).execute()
    const name = `Lena (user ${lender.userId}, lena${people}@mail.example)`
    expect(await run('resend-mail', String(lender.userId))).toMatchObject({
      code: 0,
      said: `${name}: 1 mail that waited and a new mail to verify the address: due now. A running server sends within a minute.\n`,
    })
    const due = await site.context.db
      .selectFrom('mail')
      .select(['due_on', 'tries', 'link_id'])
      .orderBy('id')
      .execute()
    expect(due).toEqual([
      { due_on: november, tries: 6, link_id: null },
      { due_on: november, tries: 0, link_id: expect.any(Number) },
    ])
    expect((await run('resend-mail', String(lender.userId))).said).toContain('2 mails that waited:')
    expect(await site.context.db.selectFrom('mail').select('id').execute()).toHaveLength(2)
    await sql`update app_user set email_verified_at = now()
      where id = ${renter.userId}`.execute(site.context.db)
    expect((await run('resend-mail', String(renter.userId))).said).toMatch(
      /: nothing waits to be mailed, and the address is verified\.\n$/,
    )
  })

  test('what is kept of a user is their own download, also while they are suspended', async () => {
    const response = await lender.send({
      method: 'GET',
      url: `/${exportOwnData.path}`,
      headers: lender.headersOf(exportOwnData),
    })
    const id = String(lender.userId)
    expect((await run('export-user', id)).said).toBe(response.body)
    const out = join(site.mediaFolder, 'own.json')
    await run('suspend-user', id, '--yes')
    expect(await run('export-user', id, '--out', out)).toMatchObject({ code: 0 })
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({
      profile: { id: lender.userId, suspendedOn: november.toISOString() },
      listings: [{ id: listingId, isActive: false, takenDownBy: 'suspension' }],
    })
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    expect(await run('export-user', id, '--out', out)).toMatchObject({
      code: 1,
      complained: `${out} is there already: --out takes a new file.`,
    })
    const nowhere = join(site.mediaFolder, 'no folder', 'own.json')
    expect(await run('export-user', id, '--out', nowhere)).toMatchObject({
      code: 1,
      complained: `${nowhere} cannot be written (ENOENT).`,
    })
    await rm(out)
  })
})
