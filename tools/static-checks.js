import { spawnSync } from 'node:child_process'
import { root } from './set-up.js'

const bin = (name) => `node_modules/${name}`

/** What is checked without running the product, each by one command. */
const staticChecks = [
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--deny-warnings'] },
  { name: 'types', args: [bin('typescript/bin/tsc'), '-p', '.'] },
  { name: 'types of the worker', args: [bin('typescript/bin/tsc'), '-p', 'sw'] },
  { name: 'texts in the catalogs', args: ['--import', 'tsx', 'tools/check-catalogs.ts'] },
  { name: 'licences', args: ['--import', 'tsx', 'tools/check-licences.ts'] },
  { name: 'chunks without circles', args: ['--import', 'tsx', 'tools/check-chunks.ts'] },
  { name: 'size of the first load', args: ['--import', 'tsx', 'tools/first-load.ts'] },
]

/** Runs them all; what fails prints what it has to say. @returns how many passed and failed */
export function runStaticChecks() {
  const failed = staticChecks.filter(({ name, args }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
    })
    process.stdout.write(`${status === 0 ? '✓' : '✗'} ${name}\n`)
    if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`)
    return status !== 0
  })
  return { passed: staticChecks.length - failed.length, failed: failed.length }
}
