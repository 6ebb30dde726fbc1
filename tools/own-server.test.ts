import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startOwnServer } from './own-server.ts'

// A new database is made first.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'staylend-own-test-'))
  vi.stubEnv('TMPDIR', folder)
  vi.stubEnv('TEMP', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const dataFolders = async () =>
  (await readdir(folder)).filter((name) => name.startsWith('staylend-own-'))

test('a server of one’s own answers until it is stopped, and leaves no data', async () => {
  const { url, stop } = await startOwnServer()
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await stop()
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed')
  expect(await dataFolders()).toEqual([])
})

test('one that cannot start says so, and leaves no data', async () => {
  await expect(startOwnServer({ PORT: 'none' })).rejects.toThrow(
    /^The server ended: PORT must be a whole number from 0 to 65535, not "none"\.$/m,
  )
  expect(await dataFolders()).toEqual([])
})
