import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserArguments } from './tools/browser-arguments.ts'
import { hasWebKit } from './tools/webkit.js'

const port = Number(process.env.E2E_PORT ?? 8799)
const report = process.env.TEST_REPORT
// The configuration is read in every worker; they share the folder that the first one made.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'staylend-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: hasWebKit() ? [] : 'webkit/**',
  outputDir: 'test-results/browser',
  globalTeardown: './tests/fixtures/remove-data-dir.ts',
  workers: 1,
  forbidOnly: true,
  // The longest stories take half a minute, and some machines three times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    // A worker is busy with its install for longer than most tests last: those that need one allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: browserArguments,
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      MESSAGES_AT_ONCE: '1000',
      REGISTRATIONS_AT_ONCE: '1000',
    },
  },
})
