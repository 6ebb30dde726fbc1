import { readFileSync } from 'node:fs'
import type { PageFiles } from '../server/plugins/page-chunks.ts'

export interface Chunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
  css?: string[]
}

export const appFolder = 'dist/app'

/** What the build made of the app, by the build's own names. */
export const readChunks = (): Record<string, Chunk> => readBuilt('manifest')

/** In which of them the page of each route is. */
export const readPageFiles = (): PageFiles => readBuilt('pages')

const readBuilt = (name: string) =>
  JSON.parse(readFileSync(`${appFolder}/.vite/${name}.json`, 'utf8'))
