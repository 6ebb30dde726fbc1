import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openEngine } from './engine.ts'

const folder = process.argv[2]!
process.once('disconnect', () => process.exit(1))

const { pg } = await openEngine(folder)
await pg.close()
flushTree(folder)
process.send?.('done', () => process.exit(0))

function flushTree(parent: string): void {
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const path = join(parent, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else flush(path)
  }
  if (process.platform !== 'win32') flush(parent)
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
