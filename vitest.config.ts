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

const patience = {
  env: { TZ: 'UTC' },
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for comes when the machine has time: another file is tried beside it.
  expect: { poll: { timeout: 15_000 } },
}

/** They put something else in place of a module, read what a process has counted, or live in a browser that lasts. */
const inProcessesOfTheirOwn = [
  'server/media/folder-store.test.ts',
  'tests/api/metrics.test.ts',
  'tests/outbox/**/*.test.ts',
]

/** They hold to a time, and are tried by themselves when the others are through. */
const timed = '**/*.speed.test.ts'

const builtServer = 'tests/fixtures/built-server.ts'
const postgres = 'tests/fixtures/postgres-server.ts'
const embedded = 'tests/fixtures/embedded-databases.ts'

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // As the server does.
    onUnhandledError: (error) => !isLostWhileOpening(error),
    reporters: report ? ['dot', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          ...patience,
          name: 'server',
          include: ['{contract,server,sites,tools,tests}/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...inProcessesOfTheirOwn, timed],
          globalSetup: [builtServer, postgres, embedded],
          // The server is loaded once for all of them, and not for each file.
          isolate: false,
        },
      },
      {
        plugins: [react({ babel: macros })],
        test: {
          ...patience,
          name: 'device',
          include: ['{src,sw}/**/*.test.ts', ...inProcessesOfTheirOwn],
          exclude: [timed],
          globalSetup: [builtServer, embedded],
        },
      },
      {
        test: {
          ...patience,
          name: 'speed',
          include: [`{contract,server,src,tests}/${timed}`],
          globalSetup: [postgres, embedded],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      ...zones.map((zone) => ({
        plugins: [react({ babel: macros })],
        test: {
          name: zone,
          include: [
            'contract/domain/**/*.test.ts',
            'src/features/reserve/**/*.test.ts',
            'src/features/search/filter-form.test.ts',
          ],
          env: { TZ: zone },
          // Rules keep nothing, so one process may try them all.
          isolate: false,
          testTimeout: 30_000,
        },
      })),
    ],
  },
})
