import { build, install, run } from './set-up.js'

install()
build()
const { runStaticChecks } = await import('./static-checks.js')
const { failed } = runStaticChecks()
run(process.execPath, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=server',
  '--project=device',
  'contract',
  'src',
  'sw/',
  'tools',
  'sites/',
])
process.exit(failed > 0 ? 1 : 0)
