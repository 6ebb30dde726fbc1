import { readChunks } from './built-chunks.ts'
import { chunkCycles } from './chunk-cycles.ts'

const cycles = chunkCycles(readChunks())
for (const cycle of cycles) process.stdout.write(`FAIL chunks in a circle: ${cycle}\n`)
if (cycles.length > 0) {
  process.stdout.write('Name what they share in one of the groups of vite.config.ts.\n')
}
process.exit(cycles.length > 0 ? 1 : 0)
