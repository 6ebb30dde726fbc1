import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** Makes DATA_DIR, or a folder in it, where it is missing.
 *  @param mode of one that is made
 *  @throws StartError when nothing can be written there */
export async function assertWritable(folder: string, mode?: number): Promise<void> {
  const probe = join(folder, '.write-probe')
  try {
    await mkdir(folder, { recursive: true, mode })
    await writeFile(probe, '')
    // Another process that starts at the same moment may have removed it.
    await rm(probe, { force: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`DATA_DIR: ${folder} cannot be written (${code}).`)
  }
}
