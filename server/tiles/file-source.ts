import { open } from 'node:fs/promises'
import type { Source } from 'pmtiles'

/** Reads an archive from a file, which stays open until it is closed.
 *  @throws when there is no such file */
export async function openFileSource(path: string): Promise<Source & { close(): Promise<void> }> {
  const file = await open(path)
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const data = new ArrayBuffer(length)
      const { bytesRead } = await file.read(new Uint8Array(data), 0, length, offset)
      return { data: data.slice(0, bytesRead) }
    },
    close: () => file.close(),
  }
}
