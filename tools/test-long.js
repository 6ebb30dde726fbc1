import { build, install, run, say } from './set-up.js'

install()
build()
const { ensureBrowser } = await import('./browser.js')

say('Schedules of faults over a model of the browser')
// The path comes first: an option before it would take it for its value, and everything would run.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tests/outbox/schedules.test.ts']
run(process.execPath, [...vitest, '--project', 'all', '--disable-console-intercept'], {
  env: { SCHEDULES: '10000', ...process.env },
})

say('Schedules of faults against the server')
const trueServer = ['node_modules/vitest/vitest.mjs', 'run', 'tests/outbox/true-server.test.ts']
run(process.execPath, [...trueServer, '--project', 'all'], {
  env: { TRUE_SCHEDULES: '1000', ...process.env },
})

say('Histories of reservations on PostgreSQL')
const histories = ['node_modules/vitest/vitest.mjs', 'run', 'tests/reservations/histories.test.ts']
run(process.execPath, [...histories, '--project', 'all'], {
  env: { HISTORIES: '1000', ...process.env },
})

say('Servers that are killed, stopped, out of room, or without their database, under load')
const killed = ['node_modules/vitest/vitest.mjs', 'run', 'tests/faults']
run(process.execPath, [...killed, '--project', 'all'], {
  env: {
    KILL_ROUNDS: '100',
    GONE_MS: '60000',
    FULL_ROUNDS: '20',
    RESTART_ROUNDS: '10',
    ...process.env,
  },
})

say('Hostile requests to every endpoint')
const fuzz = ['node_modules/vitest/vitest.mjs', 'run', 'tests/api/fuzz.test.ts']
run(process.execPath, [...fuzz, '--project', 'all'], { env: { FUZZ_RUNS: '500', ...process.env } })

say('What the Dockerfile does, in a folder')
run(process.execPath, ['--import', 'tsx', 'tools/try-image.ts'])

say('Schedules of faults in a real browser')
run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'e2e/outbox-faults'], {
  env: { FAULT_SEEDS: '20', ...process.env, CHROME_PATH: ensureBrowser() },
})

say('Every page in every language, for everyone, in every window')
run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', 'e2e/(access|reflow)'], {
  env: { ACCESS_CULTURES: 'all', REFLOW: 'all', ...process.env, CHROME_PATH: ensureBrowser() },
})
