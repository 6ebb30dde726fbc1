import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './media-store.ts'
import { isMediaName } from './media-name.ts'

/** Pictures as files of one folder, which is made with the first of them. */
export function openFolderStore(folder: string): MediaStore {
  return {
    async put(name, bytes) {
      const path = pathOf(folder, name)
      if (!(await exists(path))) {
        const isNew = await mkdir(folder, { recursive: true })
        if (isNew) await syncFolder(dirname(folder))
        await writeWhole(path, bytes)
      }
      // Also where another has written it just now, and is not through yet.
      await syncFolder(folder)
    },
    async read(name) {
      return readFile(pathOf(folder, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
    },
  }
}

/** @throws RangeError for a name that could lead out of the folder */
function pathOf(folder: string, name: string): string {
  if (!isMediaName(name)) throw new RangeError(`'${name}' is not the name of a picture`)
  return join(folder, name)
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** A name is on the disk when its folder is. Windows has no such call, and keeps names by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Under another name until it is on the disk: nobody reads half a picture, even after a crash. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.new`
  try {
    const file = await open(unfinished, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
