import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { readMailSettings } from '#server/mail/mail-settings.ts'
import { openMailing } from '#server/open-mailing.ts'
import { queueLink } from '#server/services/queue-link.ts'
import { readSiteHosts } from '#server/site.ts'
import { ridelend } from '#sites/ridelend/site.ts'
import { staylend } from '#sites/staylend/site.ts'
import { startMailServer } from '#tests/fixtures/mail-server.ts'
import { newListing, newUser, requestedWeek } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const publicUrl = 'https://staylend.example'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

/** Sends what waits as a server does that was started with this. @returns whom each mail is from */
async function senders(env: { MAIL_FROM?: string }, count: number) {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`
  const mailing = openMailing({
    ...readMailSettings({ ...env, SMTP_URL }, publicUrl),
    dataDir: site.mediaFolder,
    siteHosts: readSiteHosts({ SISTER_HOST: 'ridelend.example' }, publicUrl),
  })
  const log = { warn: () => undefined, error: () => undefined }
  mailing.start(site.context, { origin: publicUrl, log })
  onTestFinished(() => mailing.stop())
  await expect.poll(() => server.received.length).toBe(count)
  return server.received.map(
    ({ from, to }) => `${to?.[0]?.address}: ${from?.name} <${from?.address}>`,
  )
}

const askOf = async (siteId: number, address: string) => {
  const lender = await newUser(site, { email: address })
  const renter = await newUser(site)
  const listingId = await newListing(lender)
  const { db } = site.context
  await db.updateTable('listing').set({ site_id: siteId }).where('id', '=', listingId).execute()
  await renter.get(createReservation, { body: requestedWeek(listingId, 3) })
}

const askToVerify = async (siteId: number, email: string) => {
  const { userId } = await newUser(site, { email })
  await queueLink(site.context, { purpose: 'verify', email, userId, siteId, asker: null })
}

test('a mail comes from the site that it is about', async () => {
  await askOf(staylend.id, 'lender@home.example')
  await askOf(ridelend.id, 'lender@car.example')
  await askToVerify(staylend.id, 'new@home.example')
  await askToVerify(ridelend.id, 'new@car.example')
  expect((await senders({}, 4)).toSorted()).toEqual([
    'lender@car.example: Ridelend <no-reply@staylend.example>',
    'lender@home.example: Staylend <no-reply@staylend.example>',
    'new@car.example: Ridelend <no-reply@staylend.example>',
    'new@home.example: Staylend <no-reply@staylend.example>',
  ])
})

test.each([
  ['Lend <mail@lend.example>', 'Lend <mail@lend.example>'],
  ['mail@lend.example', ' <mail@lend.example>'],
])('where the operator has named %s, all come from there', async (MAIL_FROM, from) => {
  await askOf(ridelend.id, `${crypto.randomUUID()}@car.example`)
  const [sender] = await senders({ MAIL_FROM }, 1)
  expect(sender).toMatch(new RegExp(`: ${from}$`))
})
