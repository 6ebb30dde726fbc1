import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { root } from './set-up.js'

/** Runs a test runner of node_modules, and counts what it left in the file `TEST_REPORT`.
 *  @returns at least one failed where it ended with another status than 0: it found an error outside of a test, or
 *  lost a process */
export function runTests(args, { report, count, env = {} }) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, TEST_REPORT: report },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')))
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}
