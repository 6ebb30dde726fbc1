import { readFileSync } from 'node:fs'
import { licenceFaults, type LockedPackage } from './licence-faults.ts'

const lockFile = new URL('../package-lock.json', import.meta.url)
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const faults = licenceFaults(packages)
for (const fault of faults) process.stdout.write(`FAIL ${fault}\n`)
if (faults.length > 0) {
  process.stdout.write('Take another package, or say in tools/licence-faults.ts why this may be.\n')
}
process.exit(faults.length > 0 ? 1 : 0)
