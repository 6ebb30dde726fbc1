import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTests } from './test-runner.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-runner-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Counts {
  passed: number
  failed: number
}

/** What is counted of a runner that leaves this report and ends with this status. */
function counted(said: Counts, status: number): Counts {
  const script = `require('node:fs').writeFileSync(process.env.TEST_REPORT, '${JSON.stringify(said)}'); process.exitCode = ${status}`
  const report = join(folder, `${said.failed}-${status}.json`)
  return runTests(['-e', script], { report, count: (counts: Counts) => counts })
}

test('a run that passed is counted as it says', () => {
  expect(counted({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 })
})

test('a run that ended badly has failed, though none of its tests did', () => {
  expect(counted({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 })
})

test('what failed is counted once', () => {
  expect(counted({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 })
})

test('a run that left no report has failed', () => {
  const report = join(folder, 'none.json')
  expect(runTests(['-e', ''], { report, count: () => ({ passed: 1, failed: 0 }) })).toEqual({
    passed: 0,
    failed: 1,
  })
})
