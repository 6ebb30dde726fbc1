import { open } from 'node:fs/promises'
import type { Source } from 'pmtiles'
import { readPart } from './read-part.ts'

/** Reads an archive from a file, which stays open until it is closed.
 *  @throws when there is no such file */
export async function openFileSource(path: string): Promise<Source & { close(): Promise<void> }> {
  const file = await open(path)
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const { buffer } = await readPart(file, offset, length)
      return { data: buffer }
    },
    close: () => file.close(),
  }
}
