import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isLostWhileOpening } from './server/db/lost-while-opening.ts'

const report = process.env.TEST_REPORT

/** Texts are written as macros, which the build takes apart; so do the tests of what has texts. */
const macros = (path: string) => ({
  plugins: /\/src\/(features|i18n)\//.test(path) ? ['@lingui/babel-plugin-lingui-macro'] : [],
})

/** Rules about time hold wherever the device is. */
const zones = ['Asia/Bangkok', 'Europe/Berlin', 'America/New_York']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // As the server does.
    onUnhandledError: (error) => !isLostWhileOpening(error),
    reporters: report ? ['dot', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        plugins: [react({ babel: macros })],
        test: {
          name: 'all',
          include: ['{contract,src,server,sites,sw,tools,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          globalSetup: ['tests/fixtures/built-server.ts', 'tests/fixtures/postgres-server.ts'],
          env: { TZ: 'UTC' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What is waited for comes when the machine has time: browsers are tested beside.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      ...zones.map((zone) => ({
        plugins: [react({ babel: macros })],
        test: {
          name: zone,
          include: ['contract/domain/**/*.test.ts', 'src/features/reserve/**/*.test.ts'],
          env: { TZ: zone },
          // Rules keep nothing, so one process may try them all.
          isolate: false,
          testTimeout: 30_000,
        },
      })),
    ],
  },
})
