import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const beginning = 'staylend-upload-'

/** A folder of its own for the files of one upload. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), beginning))

/** Removes what uploads have left whose process was killed. Any that goes on is younger than `before`.
 *  @param fail hears of each that could not be removed */
export async function removeCutOffUploads(
  before: Date,
  fail: (error: unknown) => void,
): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(beginning)) continue
    const folder = join(tmpdir(), name)
    try {
      if ((await stat(folder)).mtime < before) await rm(folder, { recursive: true, force: true })
    } catch (error) {
      // Another process may be at it.
      if (!hasNoEntry(error)) fail(error)
    }
  }
}

const hasNoEntry = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
