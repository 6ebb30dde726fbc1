import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, say } from './set-up.js'

install()
build()
const { ensureBrowser } = await import('./browser.js')
const { runStaticChecks } = await import('./static-checks.js')
const browser = ensureBrowser()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Runs a test runner of node_modules, and reads the counts that it left in a file. */
function runner(args, report, count) {
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser, TEST_REPORT: report },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  return count(JSON.parse(readFileSync(report, 'utf8')))
}

/** Counts each test once; a run that found an error outside of a test has failed. */
const vitestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + (report.success || report.numFailedTests > 0 ? 0 : 1),
})
const playwrightCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

say('Static checks')
const checks = runStaticChecks()
say('Unit, contract and server tests')
const units = runner(
  ['node_modules/vitest/vitest.mjs', 'run'],
  join(results, 'vitest.json'),
  vitestCounts,
)
say('Browser tests')
const pages = runner(
  ['node_modules/@playwright/test/cli.js', 'test'],
  join(results, 'playwright.json'),
  playwrightCounts,
)

const parts = [checks, units, pages]
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
const ranNothing = parts.some((part) => part.passed + part.failed === 0)
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || ranNothing ? 1 : 0)
