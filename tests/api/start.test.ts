import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { createTestDatabase } from '#tests/fixtures/postgres-server.ts'
import {
  addressOf,
  lastLine,
  startProcess as start,
  type ServerProcess,
} from '#tests/fixtures/server-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let data: Awaited<ReturnType<typeof createTestDataDir>>
beforeAll(async () => {
  data = await createTestDataDir()
})
afterAll(() => data.remove())

test.concurrent.each([
  ['PORT that is no number', { PORT: 'abc' }, /^PORT must be/],
  [
    'DATABASE_URL where nobody answers',
    { DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/x' },
    /DATABASE_URL/,
  ],
  ['TILES that is no place', { TILES: 'ftp://tiles.example/x.pmtiles' }, /^TILES must be/],
  ['MAP_STYLE_URL that is no address', { MAP_STYLE_URL: 'style.json' }, /^MAP_STYLE_URL must be/],
  ['SMTP_URL without a place', { SMTP_URL: 'smtp://us:hush@' }, /^SMTP_URL must be/],
  ['VAPID_SUBJECT that is no address', { VAPID_SUBJECT: 'us' }, /^VAPID_SUBJECT must be/],
  ['S3_URL without a bucket', { S3_URL: 'https://key:hush@storage.example/' }, /^S3_URL must be/],
  ['DATA_DIR below a file', { DATA_DIR: join(root, 'package.json/data') }, /DATA_DIR/],
])('a %s stops the start with one sentence', async (_what, env, sentence) => {
  const { code, said } = await start({ DATA_DIR: '/nowhere', ...env }).ended
  expect(code).toBe(1)
  expect(lastLine(said)).toMatch(sentence)
  expect(said).not.toContain('    at ')
  expect(said).not.toContain('hush')
})

test('an S3_URL where nobody answers is told in one sentence', async () => {
  const S3_URL = 'http://key:hush@127.0.0.1:1/pictures'
  const { code, said } = await start({ DATA_DIR: data.dataDir, S3_URL }).ended
  expect(code).toBe(1)
  expect(lastLine(said)).toMatch(/^S3_URL: no storage answers at http:\/\/127.0.0.1:1 \(\w+\)\.$/)
  expect(said).not.toContain('hush')
})

test('a DATABASE_LISTEN_URL where nobody answers is told in one sentence', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'))
  const DATABASE_LISTEN_URL = 'postgres://user:hush@127.0.0.1:1/site'
  const { code, said } = await start({ DATABASE_URL: url, DATABASE_LISTEN_URL }).ended
  expect(code).toBe(1)
  expect(lastLine(said)).toMatch(/^DATABASE_LISTEN_URL: no PostgreSQL answers at 127.0.0.1:1 /)
  expect(said).not.toContain('hush')
  await drop()
})

test('a DATA_DIR that takes no pictures is told at the start, also beside a PostgreSQL', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'))
  const folder = await mkdtemp(join(tmpdir(), 'staylend-start-'))
  await writeFile(join(folder, 'media'), 'a file where the folder of the pictures would be')
  const { code, said } = await start({ DATABASE_URL: url, DATA_DIR: folder }).ended
  expect(code).toBe(1)
  expect(lastLine(said)).toBe(`DATA_DIR: ${join(folder, 'media')} cannot be written (EEXIST).`)
  await Promise.all([drop(), rm(folder, { recursive: true })])
})

test('the accounts of the demonstration are told only where it is loaded', async () => {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'))
  onTestFinished(drop)
  const database = await openDatabase({ databaseUrl: url })
  await migrate(database)
  await database.kysely
    .insertInto('app_user')
    .values({ email: 'lena@mail.example', password_hash: '-' })
    .execute()
  await database.close()
  const server = start({ DATA_DIR: data.dataDir, DATABASE_URL: url, DEMO: '1' })
  await server.until(/Staylend is at http:\/\/localhost:\d+/)
  server.stop('SIGTERM')
  const { code, said } = await server.ended
  expect(code).toBe(0)
  expect(said).not.toContain('@example.com')
})

describe('a server that listens everywhere, whose TILES cannot be read', () => {
  let server: ServerProcess
  let said: string
  let url: string
  beforeAll(async () => {
    const TILES = join(root, 'package.json')
    const env = { HOST: '0.0.0.0', TILES, LOG_LEVEL: 'info', METRICS_PORT: '0' }
    server = start({ DATA_DIR: data.dataDir, ...env })
    url = await addressOf(server)
    said = await server.until(/Metrics are at/)
  })
  afterAll(() => server.stop('SIGKILL'))

  test('is told to be at this machine', () => {
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
  })

  test('has the embedded map', async () => {
    const source = await (await fetch(`${url}/map.json`)).json()
    expect(source).toMatchObject({ kind: 'tiles', streets: null, isMissingStreets: true })
    const tile = await fetch(`${url}${source.tilesPath.replace(/{[zxy]}/g, '0')}`)
    expect(tile.status).toBe(200)
    expect(tile.headers.get('cache-control')).toContain('immutable')
  })

  test('stops cleanly at SIGTERM, whoever is connected and has never asked for anything; its log has said of TILES one sentence, and of a request the id of its answer and no address', async () => {
    const [, metrics = ''] = /Metrics are at (\S+)/.exec(said) ?? []
    const answer = await fetch(`${url}/api/rent/get/7?h=hush`)
    expect(await (await fetch(metrics)).text()).toContain('route="/api/rent/get/:id"')
    const silent = connect(Number(new URL(url).port), 'localhost')
    await once(silent, 'connect')
    const closed = once(silent, 'close')

    server.stop('SIGTERM')
    const { code, said: all } = await server.ended
    expect(code).toBe(0)
    expect(all).toContain('Stopping')
    await closed

    const linesWith = (words: string) => all.split('\n').filter((line) => line.includes(words))
    expect(linesWith('TILES')).toEqual([
      expect.stringMatching(
        /^TILES \/.*package\.json cannot be read, .*: it is no PMTiles archive\.$/,
      ),
    ])
    const id = answer.headers.get('x-request-id') ?? 'none'
    expect(linesWith(id).map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ route: '/api/rent/get/:id', status: 422, msg: 'answered' }),
    ])
    expect(all).not.toContain('hush')
  })
})

test('a second process on the same folder, and a taken port, are told so, and SIGINT stops the first cleanly', async () => {
  const first = start({ DATA_DIR: data.dataDir })
  await first.until(/Staylend is at/)
  const second = await start({ DATA_DIR: data.dataDir }).ended
  expect(second.code).toBe(1)
  expect(lastLine(second.said)).toMatch(/DATA_DIR/)
  first.stop('SIGINT')
  const { code, said } = await first.ended
  expect(code).toBe(0)
  expect(said).toContain('Stopping')

  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const third = await start({ DATA_DIR: data.dataDir, PORT: String(port) }).ended
  taken.close()
  expect(third.code).toBe(1)
  expect(lastLine(third.said)).toBe(`PORT ${port} is taken: another program listens there.`)
})
