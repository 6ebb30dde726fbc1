import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { addressOf, startProcess } from '#tests/fixtures/server-process.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const visitor = '192.0.2.77'
const forwarded: Record<string, string> = { 'x-forwarded-for': visitor }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

/** How often a server warns, which is asked twice. */
async function warningsOf(trustProxy: boolean | string[], headers = forwarded): Promise<number> {
  const app = await buildTestApp(site.context, { trustProxy })
  onTestFinished(() => app.close())
  const warn = vi.spyOn(app.log, 'warn')
  for (const url of ['/api/user/isin', '/nowhere']) {
    await app.inject({ url, headers, remoteAddress: '10.0.0.1' })
  }
  return warn.mock.calls.length
}

test.each([
  ['nobody', 1, false],
  ['another proxy', 1, ['10.0.0.2']],
  ['this one', 0, ['10.0.0.0/24']],
  ['everyone', 0, true],
])('where %s is trusted the log warns of a proxy %i times', async (_who, warnings, trustProxy) => {
  expect(await warningsOf(trustProxy)).toBe(warnings)
})

test.each([['x-forwarded-proto'], ['forwarded']])('%s shows a proxy, too', async (name) => {
  expect(await warningsOf(false, { [name]: `for=${visitor}` })).toBe(1)
})

test('without a proxy nobody is warned', async () => {
  expect(await warningsOf(false, {})).toBe(0)
})

test('the log says what to set, and nothing of what was forwarded', async () => {
  const { dataDir, remove } = await createTestDataDir()
  onTestFinished(remove)
  const server = startProcess({ DATA_DIR: dataDir })
  const address = await addressOf(server)
  for (const path of ['healthz', 'nowhere'])
    await fetch(`${address}/${path}`, { headers: forwarded })
  server.stop('SIGTERM')
  const { said } = await server.ended
  const warned = said.split('\n').filter((line) => line.includes('TRUST_PROXY'))
  expect(warned.map((line) => JSON.parse(line).level)).toEqual([40])
  expect(said).not.toContain(visitor)
})
