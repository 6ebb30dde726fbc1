import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { MediaStore } from './media-store.ts'
import {
  assertMediaName,
  isMediaName,
  isUnfinished,
  markName,
  unfinishedName,
} from './media-name.ts'

/** Pictures as files of one folder, which is made with the first of them. */
export function openFolderStore(folder: string): MediaStore {
  return {
    place: folder,
    async put(name, bytes) {
      const path = pathOf(folder, name)
      if (!(await renew(path))) {
        await makeFolder(folder)
        await writeWhole(path, bytes)
      }
      // Also where another has written it just now, and is not through yet.
      await syncFolder(folder)
    },
    async read(name) {
      return readFile(pathOf(folder, name)).catch(nullWhenAbsent)
    },
    async *putBefore(time) {
      const entries = await opendir(folder).catch(nullWhenAbsent)
      for await (const { name } of entries ?? []) {
        if (!isMediaName(name) && !isUnfinished(name)) continue
        const stats = await stat(join(folder, name)).catch(nullWhenAbsent)
        // A file that another process has just put aside is as old as it was, but has changed.
        if (stats && stats.mtime < time && stats.ctime < time) yield name
      }
    },
    async removePutBefore(name, time) {
      if (isUnfinished(name)) return rm(join(folder, basename(name)), { force: true })
      const path = pathOf(folder, name)
      // Put aside first: who puts it there again from now on finds none and writes it, and who did so before
      // has renewed its age.
      const aside = unfinishedName(path, randomUUID())
      const isThere = await rename(path, aside).then(() => true, nullWhenAbsent)
      if (!isThere) return
      const { mtime } = await stat(aside)
      if (mtime < time) await rm(aside)
      else await rename(aside, path)
    },
    async readMark() {
      const mark = await readFile(join(folder, markName), 'utf8').catch(nullWhenAbsent)
      return mark?.trim() ?? null
    },
    async putMark(mark) {
      await makeFolder(folder)
      await writeWhole(join(folder, markName), Buffer.from(mark))
      await syncFolder(folder)
    },
  }
}

/** @throws all but that there is no such file */
function nullWhenAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** @throws RangeError for a name that could lead out of the folder */
function pathOf(folder: string, name: string): string {
  assertMediaName(name)
  return join(folder, name)
}

/** Makes a file as young as a new one. @returns whether there is one */
async function renew(path: string): Promise<boolean> {
  const now = new Date()
  return (await utimes(path, now, now).then(() => true, nullWhenAbsent)) ?? false
}

async function makeFolder(folder: string): Promise<void> {
  const isNew = await mkdir(folder, { recursive: true })
  if (isNew) await syncFolder(dirname(folder))
}

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
  const unfinished = unfinishedName(path, randomUUID())
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
