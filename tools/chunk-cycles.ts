import type { Chunk } from './built-chunks.ts'

/** Chunks that import each other, each circle once. What runs first in one finds the other's constants undefined, and
 *  which is first depends on which page was opened. */
export function chunkCycles(chunks: Record<string, Chunk>): string[] {
  const done = new Set<string>()
  const cycles = new Set<string>()
  const visit = (key: string, path: string[]) => {
    const start = path.indexOf(key)
    if (start >= 0) cycles.add([...path.slice(start), key].join(' → '))
    if (start >= 0 || done.has(key)) return
    for (const imported of chunks[key]?.imports ?? []) visit(imported, [...path, key])
    done.add(key)
  }
  for (const key of Object.keys(chunks)) visit(key, [])
  return [...cycles]
}
