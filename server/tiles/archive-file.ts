import type { Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { ArchiveProblem } from './archive-problem.ts'
import { assertPart, assertWhole, type ArchiveSource } from './archive-source.ts'
import { readPart } from './read-part.ts'

/** @throws ArchiveProblem when there is no such file that can be read */
export async function openArchiveFile(path: string): Promise<ArchiveSource> {
  // Opening a pipe would wait for its writer.
  const { isFile } = await stat(path)
    .then((found) => ({ isFile: found.isFile() }))
    .catch(refuse)
  if (!isFile) throw new ArchiveProblem('it is no file')
  const file = await open(path).catch(refuse)
  const opened = await file.stat()

  return {
    sizeBytes: opened.size,
    mark: '',
    getKey: () => path,
    async getBytes(offset, length) {
      assertPart(offset, length)
      // By its name: another file may have been moved there.
      const now = await stat(path).catch(refuse)
      if (!isSame(now, opened)) throw new ArchiveProblem('it has changed')
      const bytes = await readPart(file, offset, length).catch(refuse)
      assertWhole(bytes, offset, length)
      return { data: bytes.buffer }
    },
    close: () => file.close(),
  }
}

const isSame = (a: Stats, b: Stats) =>
  a.ino === b.ino && a.size === b.size && a.mtimeMs === b.mtimeMs

function refuse(error: NodeJS.ErrnoException): never {
  switch (error.code) {
    case 'ENOENT':
    case 'ENOTDIR':
      throw new ArchiveProblem('there is no such file')
    case 'EACCES':
      throw new ArchiveProblem('this user may not read it')
    default:
      throw new ArchiveProblem(`it cannot be read (${error.code})`)
  }
}
