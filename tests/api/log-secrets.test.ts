import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { switchCalendarExport } from '#contract/endpoints/calendar.ts'
import { subscribeToPush } from '#contract/endpoints/push.ts'
import { createListing } from '#contract/endpoints/rent.ts'
import { getSession, logout } from '#contract/endpoints/session.ts'
import { login, register, requestPasswordReset, resetPassword } from '#contract/endpoints/user.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { newPrivateKey, vapidKeysOf } from '#server/push/vapid-keys.ts'
import { startMailServer, type MailServer } from '#tests/fixtures/mail-server.ts'
import { tokenIn } from '#tests/fixtures/mailed-link.ts'
import { listingForm } from '#tests/fixtures/people.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import { PushBrowser } from '#tests/fixtures/push-service.ts'
import { openConnection } from '#tests/fixtures/raw-connection.ts'

const secrets = {
  smtpPassword: 'hush-smtp-password',
  sessionSecret: `hush-${randomBytes(20).toString('hex')}`,
  password: 'hush-first-password',
  wrongPassword: 'hush-wrong-password',
  newPassword: 'hush-second-password',
  lastName: 'Hushlastname',
  phone: '+66 555 0199',
  notes: 'hush, the key is in the pot',
  pushName: `hush-${randomUUID()}`,
}
const email = 'kim@example.com'
const root = fileURLToPath(new URL('../..', import.meta.url))

let database: Awaited<ReturnType<typeof createTestDatabase>>
let mailServer: MailServer
let dataDir: string
let server: ReturnType<typeof spawn>
let log = ''
let origin = ''
beforeAll(async () => {
  const vapid = vapidKeysOf(newPrivateKey())
  database = await createTestDatabase(inject('postgresUrl'))
  dataDir = await mkdtemp(join(tmpdir(), 'staylend-data-'))
  mailServer = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      password === secrets.smtpPassword
        ? callback(null, { user: username })
        : callback(new Error('Who is this?')),
  })
  server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      LOG_LEVEL: 'trace',
      PORT: '0',
      DEMO: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://staylend.example',
      SMTP_URL: `smtp://us:${secrets.smtpPassword}@127.0.0.1:${mailServer.port}`,
      SESSION_SECRET: secrets.sessionSecret,
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
    },
  })
  Object.assign(secrets, {
    databasePassword: new URL(database.url).password,
    vapidPrivateKey: vapid.privateKey,
  })
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (text: Buffer) => (log += text.toString()))
  }
  origin = await vi.waitFor(() => {
    const [, url] = /Staylend is at (http:\/\/localhost:\d+)/.exec(log) ?? []
    if (!url) throw new Error(`It has not started yet: ${log}`)
    return url
  }, 50_000)
})
afterAll(async () => {
  const ended = once(server, 'close')
  server.kill('SIGTERM')
  await ended
  await mailServer.close()
  await database.drop()
  await rm(dataDir, { recursive: true })
})

const cookies = new Map<string, string>()
const cookieLine = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A request of one browser; whatever cookie it is given is a secret from then on. */
async function ask(path: string, body?: object) {
  const response = await fetch(`${origin}/${path}`, {
    headers: {
      cookie: cookieLine(),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
    if (value) Object.assign(secrets, { [`${name} ${value.slice(0, 8)}`]: value })
  }
  return { status: response.status, text: await response.text() }
}

const said = ({ text }: { text: string }) => JSON.parse(text)

test('no secret of anybody’s stands in the log, whatever is written there', async () => {
  await ask(getSession.path)
  const { password, lastName, phone } = secrets
  await ask(register.path, { email, password, lastName, phone })
  await ask(login.path, { email, password: secrets.wrongPassword })
  const listing = await ask(createListing.path, listingForm({ PrivateNotes: secrets.notes }))
  const { Id: id } = said(listing).resObj
  const exporting = switchCalendarExport.path.replace(':id', id).replace(':on', '1')
  const { ExportPath } = said(await ask(exporting, {})).resObj
  expect((await ask(ExportPath.slice(1))).text).toContain('BEGIN:VCALENDAR')
  const { subscription } = new PushBrowser(secrets.pushName)
  expect(said(await ask(subscribeToPush.path, subscription))).toMatchObject({ success: true })
  Object.assign(secrets, subscription.keys, { calendar: ExportPath })

  await ask(requestPasswordReset.path, { email })
  const mail = await vi.waitUntil(
    () => mailServer.received.find(({ text }) => text?.includes('/resetpassword?h=')),
    20_000,
  )
  const token = tokenIn(mail, 'resetpassword')
  Object.assign(secrets, { token })
  await ask(`resetpassword?h=${token}`)
  const pwd = secrets.newPassword
  expect(said(await ask(resetPassword.path, { token, pwd, pwd2: pwd }))).toMatchObject({
    success: true,
  })
  await ask(login.path, { email, password: pwd })

  const connection = await openConnection(Number(new URL(origin).port))
  connection.write(`GET / HTTP/1.1\r\ncookie: ${cookieLine()}\r\nhost: a\r\nhost: \0\r\n\r\n`)
  expect(await connection.ended).toMatch(/^HTTP\/1\.1 400 /)
  const { db, close } = await openOwn()
  await sql`alter table app_user add constraint nobody check (about <> 'Fail')`.execute(db)
  const form = { email: 'other@example.com', password, lastName, phone, about: 'Fail' }
  const failed = await ask(register.path, form)
  expect(failed.status).toBe(500)
  const { rows } = await sql<{ secret: string }>`
    select password_hash as secret from app_user union select token_hash from session
    union select value from setting`.execute(db)
  await close()
  await ask(logout.path)

  await vi.waitUntil(() => log.includes('request failed'), 5000)
  expect(log).toContain('violates check constraint')
  const all = [...Object.values(secrets), ...rows.map(({ secret }) => secret), '$argon2', email]
  expect(all.filter((secret) => log.includes(secret))).toEqual([])
  // Bytes of a request that could not be read would stand there as numbers.
  expect(log).not.toContain([...Buffer.from(cookies.get('device') ?? '')].join(','))
})

/** What the operator sees of the database. */
async function openOwn() {
  const { kysely, close } = await openDatabase({ databaseUrl: database.url })
  return { db: kysely, close }
}
