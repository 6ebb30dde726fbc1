import { readFileSync } from 'node:fs'

export interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
  css?: string[]
}

export const appFolder = 'dist/app'

/** What the build made of the app, by the build's own names. */
export const readChunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(`${appFolder}/.vite/manifest.json`, 'utf8'))
