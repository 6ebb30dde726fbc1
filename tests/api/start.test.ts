import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

let data: Awaited<ReturnType<typeof createTestDataDir>>
beforeAll(async () => {
  data = await createTestDataDir()
})
afterAll(() => data.remove())

interface Started {
  /** Ends by itself, or after a signal. */
  ended: Promise<{ code: number | null; said: string }>
  until(words: RegExp): Promise<string>
  stop(signal: NodeJS.Signals): void
}

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DEMO: '0', ...env },
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }))
  return {
    ended,
    until: (words) =>
      new Promise((resolve, reject) => {
        child.stdout.on('data', () => words.test(said) && resolve(said))
        ended.then(() => reject(new Error(said)), reject)
      }),
    stop: (signal) => child.kill(signal),
  }
}

const lastLine = (said: string) => said.trim().split('\n').at(-1) ?? ''

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
  ['DATA_DIR below a file', { DATA_DIR: join(root, 'package.json/data') }, /DATA_DIR/],
])('a %s stops the start with one sentence', async (_what, env, sentence) => {
  const { code, said } = await start({ DATA_DIR: '/nowhere', ...env }).ended
  expect(code).toBe(1)
  expect(lastLine(said)).toMatch(sentence)
  expect(said).not.toContain('    at ')
  expect(said).not.toContain('hush')
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it cleanly', async (signal) => {
  const server = start({ DATA_DIR: data.dataDir })
  await server.until(/Staylend is at http:\/\/localhost:\d+/)
  server.stop(signal)
  const { code, said } = await server.ended
  expect(code).toBe(0)
  expect(said).toContain('Stopping')
})

test('a connection that never asked for anything does not hold up the stop', async () => {
  const server = start({ DATA_DIR: data.dataDir })
  const said = await server.until(/Staylend is at http:\/\/localhost:\d+/)
  const [, port] = /localhost:(\d+)/.exec(said) ?? []
  const silent = connect(Number(port), 'localhost')
  await once(silent, 'connect')
  const closed = once(silent, 'close')
  server.stop('SIGTERM')
  expect((await server.ended).code).toBe(0)
  await closed
})

test('TILES that cannot be read is said in one sentence, and the map is the embedded one', async () => {
  const server = start({ DATA_DIR: data.dataDir, TILES: join(root, 'package.json') })
  const said = await server.until(/Staylend is at http:\/\/localhost:\d+/)
  const [, url] = /(http:\/\/localhost:\d+)/.exec(said) ?? []
  const source = await (await fetch(`${url}/map.json`)).json()
  expect(source).toMatchObject({ kind: 'tiles', streets: null, isMissingStreets: true })
  const tile = await fetch(`${url}${source.tilesPath.replace(/{[zxy]}/g, '0')}`)
  expect(tile.status).toBe(200)
  expect(tile.headers.get('cache-control')).toContain('immutable')
  server.stop('SIGTERM')
  const lines = (await server.ended).said.split('\n').filter((line) => line.includes('TILES'))
  expect(lines).toEqual([
    expect.stringMatching(
      /^TILES \/.*package\.json cannot be read, .*: it is no PMTiles archive\.$/,
    ),
  ])
})

test('a second process on the same folder, and a taken port, are told so', async () => {
  const first = start({ DATA_DIR: data.dataDir })
  await first.until(/Staylend is at/)
  const second = await start({ DATA_DIR: data.dataDir }).ended
  expect(second.code).toBe(1)
  expect(lastLine(second.said)).toMatch(/DATA_DIR/)
  first.stop('SIGTERM')
  await first.ended

  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const third = await start({ DATA_DIR: data.dataDir, PORT: String(port) }).ended
  taken.close()
  expect(third.code).toBe(1)
  expect(lastLine(third.said)).toBe(`PORT ${port} is taken: another program listens there.`)
})
