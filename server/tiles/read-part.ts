import type { FileHandle } from 'node:fs/promises'

/** @returns fewer bytes where the file ends before */
export async function readPart(
  file: FileHandle,
  offset: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, offset + read)
    if (bytesRead === 0) break
    read += bytesRead
  }
  return bytes.slice(0, read)
}
