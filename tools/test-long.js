import { spawnSync } from 'node:child_process'
import { install, root } from './set-up.js'

install()
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'all']
const { status } = spawnSync(
  process.execPath,
  [...vitest, '--disable-console-intercept', 'tests/outbox/schedules.test.ts'],
  { cwd: root, stdio: 'inherit', env: { SCHEDULES: '10000', ...process.env } },
)
process.exit(status ?? 1)
