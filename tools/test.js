import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, root, say } from './set-up.js'

install()
build()
const { ensureBrowser } = await import('./browser.js')
const { ensureWebKit } = await import('./webkit.js')
const { runStaticChecks } = await import('./static-checks.js')
const { runTests } = await import('./test-runner.js')
const env = { CHROME_PATH: ensureBrowser() }
ensureWebKit()

const results = join(root, 'test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Counts each test once; a file that could not be read has failed. */
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
const units = runTests(['node_modules/vitest/vitest.mjs', 'run'], {
  report: join(results, 'vitest.json'),
  count: vitestCounts,
  env,
})
say('Browser tests')
const pages = runTests(['node_modules/@playwright/test/cli.js', 'test'], {
  report: join(results, 'playwright.json'),
  count: playwrightCounts,
  env,
})

const parts = [checks, units, pages]
const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
const ranNothing = parts.some((part) => part.passed + part.failed === 0)
say(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || ranNothing ? 1 : 0)
