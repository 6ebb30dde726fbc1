import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { requestPasswordReset, sendVerificationMail } from '#contract/endpoints/user.ts'
import { sendDueMails } from '#server/mail/mailer.ts'
import { registry } from '#server/metrics/instruments.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { countQueued } from '#server/services/count-queued.ts'
import { mailerOf, startMailServer } from '#tests/fixtures/mail-server.ts'
import { days, newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let server: Server
const known = () => countQueued(site.context.db)
let count: () => ReturnType<typeof countQueued> = known
beforeAll(async () => {
  site = await openTestApp()
  server = await serveMetrics({ port: 0, host: '127.0.0.1' }, () => count())
})
afterAll(async () => {
  server.close()
  await site.close()
})
afterEach(() => {
  count = known
})

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`

/** What is said under a name, with the beginning of its labels where it has some. */
async function told(name: string): Promise<number> {
  const text = await (await fetch(at('/metrics'))).text()
  const line = text.split('\n').find((each) => each.startsWith(name))
  return Number(line?.split(' ').at(-1))
}

describe('Prometheus is told', () => {
  test('how often each route was asked, and never by which address', async () => {
    await site.app.inject('/api/rent/get/7?h=hush')
    await site.app.inject('/no/such/page?h=hush')
    const labels = 'method="GET",route="/api/rent/get/:id",status="422"'
    expect(await told(`staylend_request_seconds_count{${labels}}`)).toBe(1)
    const text = await (await fetch(at('/metrics'))).text()
    expect(text).toContain('route="page"')
    expect(text).not.toMatch(/hush|\/no\/such/)
  })

  test('of a request that came twice', async () => {
    const lender = await newUser(site)
    const renter = await newUser(site)
    const listingId = await newListing(lender)
    const before = await told('staylend_replays_total')
    const key = randomUUID()
    const ask = () => renter.call(createReservation, { body: days(listingId, 1, 3), key })
    await ask()
    expect(await told('staylend_replays_total')).toBe(before)
    await ask()
    expect(await told('staylend_replays_total')).toBe(before + 1)
  })

  test('how long the database was waited for, and that nothing holds a connection', async () => {
    expect(await told('staylend_database_wait_seconds_count')).toBeGreaterThan(0)
    expect(await told('staylend_database_connections ')).toBe(0)
  })

  test('of what waits to be sent', async () => {
    const before = await told('staylend_mails_waiting')
    const user = await newUser(site)
    await user.call(sendVerificationMail, {})
    expect(await told('staylend_mails_waiting')).toBe(before + 1)
    expect(await told('staylend_pushes_waiting')).toBe(0)
  })

  test('of mails that went, and of those that nobody wants', async () => {
    const mailServer = await startMailServer()
    const tried = async () => ({
      sent: await told('staylend_mail_tries_total{outcome="sent"}'),
      unwanted: await told('staylend_mail_tries_total{outcome="unwanted"}'),
    })
    const send = () =>
      sendDueMails(mailerOf(site.context, mailServer.port).mailer, new AbortController().signal)
    const user = await newUser(site)
    await user.call(sendVerificationMail, {})
    await send()
    const before = await tried()
    await user.call(requestPasswordReset, { body: { email: 'nobody@mail.example' } })
    await send()
    expect(await tried()).toEqual({ sent: before.sent, unwanted: (before.unwanted || 0) + 1 })
    expect(before.sent).toBeGreaterThan(0)
    await mailServer.close()
  })

  test('that the database is away, and all that is known without it', async () => {
    expect(await told('staylend_database_up')).toBe(1)
    count = () => Promise.reject(new Error('away'))
    expect(await told('staylend_database_up')).toBe(0)
    expect(await told('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  })

  test('that it does not answer, before whoever asks gives up', async () => {
    count = () => new Promise(() => undefined)
    expect(await told('staylend_database_up')).toBe(0)
  })

  test('nothing but that', async () => {
    expect((await fetch(at('/'))).status).toBe(404)
  })
})

test('the operator reads of each metric, and of no other', () => {
  const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const rows = guide.split('\n').filter((line) => line.startsWith('| `staylend_'))
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/staylend_\w+/g) ?? [])
  const counted = registry.getMetricsAsArray().map(({ name }) => name)
  expect(
    named.toSorted(),
    'the table of metrics in docs/operations.md, and server/metrics/instruments.ts',
  ).toEqual(counted.filter((name) => name.startsWith('staylend_')).toSorted())
})
