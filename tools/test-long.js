import { spawnSync } from 'node:child_process'
import { install, root } from './set-up.js'

install()
// The path comes first: an option before it would take it for its value, and everything would run.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tests/outbox/schedules.test.ts']
const { status } = spawnSync(
  process.execPath,
  [...vitest, '--project', 'all', '--disable-console-intercept'],
  { cwd: root, stdio: 'inherit', env: { SCHEDULES: '10000', ...process.env } },
)
process.exit(status ?? 1)
