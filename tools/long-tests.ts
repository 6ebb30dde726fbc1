/* The tests that take long, one part after the other, each to its end, and how they ended into bench/RESULTS.md:
   npm run test:long, or npm run test:long -- faults fuzz for some of them. What a part counts can be told otherwise:
   KILL_ROUNDS=10 npm run test:long -- faults */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keepResult } from './results-page.ts'
import { root, say } from './set-up.js'

interface Runner {
  command: string[]
  /** Of the report that it leaves, a line for each thing that held or did not. */
  linesOf(report: string): string[]
}

interface Part extends Runner {
  /** What it says, in the words of the page. */
  heading: string
  /** How much of it, unless the environment says otherwise. */
  counts: Record<string, string>
}

interface Result {
  fullName: string
  status: string
  duration?: number
}

interface VitestReport {
  testResults: { assertionResults: Result[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const mark = (holds: boolean) => (holds ? 'ok  ' : 'FAIL')

function lineOf({ fullName, status, duration = 0 }: Result): string {
  if (status === 'skipped') return `MISS ${fullName}: not here`
  return `${mark(status === 'passed')} ${fullName}: ${Math.round(duration / 1000)} s`
}

/** Where more were run, only those that did not pass. */
const namedAtMost = 40

/** Tests of Vitest's; a path comes first, since an option before it would take it for its value, and all would run. */
const tests = (path: string): Runner => ({
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    path,
    '--project=server',
    '--project=device',
    '--disable-console-intercept',
  ],
  linesOf(report) {
    const results = (JSON.parse(report) as VitestReport).testResults.flatMap(
      ({ assertionResults }) => assertionResults,
    )
    if (results.length <= namedAtMost) return results.map(lineOf)
    const others = results.filter(({ status }) => status !== 'passed')
    return [...others.map(lineOf), `ok   ${results.length - others.length} passed`]
  },
})

const browserTests = (paths: string): Runner => ({
  command: ['node_modules/@playwright/test/cli.js', 'test', paths],
  linesOf(report) {
    const { expected, unexpected, flaky } = (JSON.parse(report) as PlaywrightReport).stats
    const failed = unexpected + flaky
    return [`${mark(failed === 0)} ${expected} passed, ${failed} failed`]
  },
})

const parts: Record<string, Part> = {
  schedules: {
    heading: 'Schedules of faults over a model of the browser',
    ...tests('tests/outbox/schedules.test.ts'),
    counts: { SCHEDULES: '10000' },
  },
  server: {
    heading: 'Schedules of faults against the server',
    ...tests('tests/outbox/true-server.test.ts'),
    counts: { TRUE_SCHEDULES: '1000' },
  },
  histories: {
    heading: 'Histories of reservations on PostgreSQL',
    ...tests('tests/reservations/histories.test.ts'),
    counts: { HISTORIES: '1000' },
  },
  faults: {
    heading: 'Servers that are killed, stopped, out of room, or without their database, under load',
    ...tests('tests/faults'),
    counts: { KILL_ROUNDS: '100', GONE_MS: '60000', FULL_ROUNDS: '20', RESTART_ROUNDS: '10' },
  },
  fuzz: {
    heading: 'Hostile requests to every endpoint',
    ...tests('tests/api/fuzz.test.ts'),
    counts: { FUZZ_RUNS: '500' },
  },
  image: {
    heading: 'What the Dockerfile does, in a folder',
    command: ['--import', 'tsx', 'tools/try-image.ts'],
    linesOf: () => [],
    counts: {},
  },
  browser: {
    heading: 'Schedules of faults in a real browser',
    ...browserTests('e2e/outbox-faults'),
    counts: { FAULT_SEEDS: '20' },
  },
  access: {
    heading: 'Every page in every language, for everyone, in every window',
    ...browserTests('e2e/access.test'),
    counts: { ACCESS_CULTURES: 'all', ACCESS_WINDOWS: 'all' },
  },
}

const results = join(root, 'test-results')
const report = join(results, 'long.json')

/** @returns whether all of it held */
function run(name: string, { heading, command, counts, linesOf }: Part): boolean {
  say(heading)
  rmSync(report, { force: true })
  mkdirSync(results, { recursive: true })
  const asked = Object.fromEntries(
    Object.entries(counts).map(([count, most]) => [count, process.env[count] ?? most]),
  )
  const beganMs = performance.now()
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...asked, TEST_REPORT: report },
  })
  const seconds = Math.round((performance.now() - beganMs) / 1000)
  const said = [
    ...(existsSync(report) ? linesOf(readFileSync(report, 'utf8')) : []),
    `${mark(status === 0)} all of it, in ${seconds} s`,
  ]
  const variables = Object.entries(asked).map(([count, most]) => `${count}=${most} `)
  keepResult(
    heading,
    `\`${variables.join('')}npm run test:long -- ${name}\`\n\n\`\`\`\n${said.join('\n')}\n\`\`\``,
  )
  return status === 0
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) {
  throw new Error(`No long test is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
}
const held = (names.length > 0 ? names : Object.keys(parts)).map((name) => run(name, parts[name]!))
process.exitCode = held.every(Boolean) ? 0 : 1
