import { existsSync, readFileSync } from 'node:fs'

/** A file that a build need not have. @returns null where it has none */
export const readBuiltFile = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8') : null
