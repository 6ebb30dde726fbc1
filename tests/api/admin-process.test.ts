import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let data: Awaited<ReturnType<typeof createTestDataDir>>
beforeAll(async () => {
  data = await createTestDataDir()
})
afterAll(() => data.remove())

/** What `npm run admin -- …` does, from anywhere but a terminal. */
async function admin(argv: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['dist/server/admin/main.js', ...argv], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data.dataDir, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [said, complained] = ['', '']
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (complained += text.toString()))
  const [code] = await once(child, 'close')
  return { code: code as number | null, said, complained }
}

test('it works on the database that a stopped server leaves', async () => {
  expect(await admin(['verify'])).toEqual({ code: 0, said: 'All is well.\n', complained: '' })
  expect(await admin(['activate-listing', '7'])).toEqual({
    code: 1,
    said: '',
    complained: 'There is no listing 7.\n',
  })
})

test('while a server runs on the embedded database, it says what to do', async () => {
  const running = await openDatabase({ dataDir: data.dataDir })
  onTestFinished(() => running.close())
  expect(await admin(['reports'])).toEqual({
    code: 1,
    said: '',
    complained: `A server is running on the embedded database in ${data.dataDir}, which one process at a time can use. Stop the server first, or let it run on PostgreSQL (DATABASE_URL), where commands work beside it.\n`,
  })
})

test('on PostgreSQL it works beside a server, which hears of it', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  const running = await openDatabase({ databaseUrl: url })
  onTestFinished(() => running.close())
  await migrate(running)
  const { id } = await running.kysely
    .insertInto('app_user')
    .values({ email: 'lena@mail.example', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const heard: string[] = []
  await running.listen({ hear: (payload) => heard.push(payload), miss: () => undefined })
  const argv = ['suspend-user', 'lena@mail.example', '--yes']
  expect(await admin(argv, { DATABASE_URL: url })).toEqual({
    code: 0,
    said: `User ${id} (lena@mail.example) is suspended: 0 listings taken down, 0 requests ended, 0 stays cancelled.\n`,
    complained: '',
  })
  await expect.poll(() => heard).toEqual([expect.stringContaining('"about":"session"')])
})

test('a place for pictures that is away keeps from nothing but from looking at them', async () => {
  const S3_URL = 'http://key:secret@127.0.0.1:1/bucket'
  expect(await admin(['activate-listing', '7'], { S3_URL })).toMatchObject({
    complained: 'There is no listing 7.\n',
  })
  expect(await admin(['verify'], { S3_URL })).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^S3_URL/),
  })
})

test('where there is no database it makes none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-none-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  expect(await admin(['reports'], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: '',
    complained: `DATA_DIR: there is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.\n`,
  })
  expect(existsSync(dataDir)).toBe(false)
})
