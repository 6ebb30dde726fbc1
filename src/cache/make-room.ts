import { cacheNames } from './cache-names.ts'
import { openCache } from './open-cache.ts'
import { isFull } from './storage-health.ts'

const browsed = [cacheNames.pictures, cacheNames.tiles]

/** Gives up what was only looked at, for a device that is full. What is kept stays, and so does the app. */
export async function makeRoom(): Promise<void> {
  for (const name of browsed) {
    const cache = await openCache(name)
    if (!cache) return
    // Its entries, since Chromium frees a deleted cache only when nobody has it open.
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
  }
}

/** The browser counts a moment later what was given up. */
const restsMs = [0, 100, 400, 1600]

/** Writes, and on a full device again when there is room.
 *  @throws QuotaExceededError when that is not enough */
export async function writeWithRoom<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isFull(error)) throw error
    return writeInRoomMade(write)
  }
}

/** Writes what has found no room, once that is made.
 *  @throws QuotaExceededError when that is not enough */
export async function writeInRoomMade<Result>(write: () => Promise<Result>): Promise<Result> {
  await makeRoom()
  for (const restMs of restsMs) {
    try {
      return await write()
    } catch (error) {
      if (!isFull(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, restMs))
    }
  }
  return write()
}
