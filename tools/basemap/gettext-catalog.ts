import { readFile } from 'node:fs/promises'

/** The messages of a compiled gettext catalog.
 *  @see https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html */
export async function readGettextCatalog(path: string): Promise<Map<string, string>> {
  const file = await readFile(path)
  const count = file.readUInt32LE(8)
  const originals = file.readUInt32LE(12)
  const translations = file.readUInt32LE(16)
  const textAt = (entry: number) => {
    const length = file.readUInt32LE(entry)
    const start = file.readUInt32LE(entry + 4)
    return file.toString('utf8', start, start + length)
  }
  return new Map(
    Array.from({ length: count }, (_, i) => [
      textAt(originals + 8 * i),
      textAt(translations + 8 * i),
    ]),
  )
}
