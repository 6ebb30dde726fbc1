import { readSignal } from '#src/api/read-signal.ts'
import { eachOf } from './each-of.ts'
import { isGoodAnswer, isLasting } from './good-answer.ts'
import { writeWithRoom } from './make-room.ts'
import { openCache } from './open-cache.ts'

/** Something whose files a person keeps on this device. */
export interface KeptThing {
  id: string
  /** Of the files that are there. */
  bytes: number
  /** False while they are being fetched, and after that was stopped. */
  isComplete: boolean
}

export interface KeepProgress {
  done: number
  files: number
  bytes: number
}

export interface KeepOptions {
  signal?: AbortSignal
  onProgress?: (progress: KeepProgress) => void
}

/** Things on the device together with their files. A file that several have leaves with the last of them.
 *  @param cache of the files
 *  @param things cache of what they belong to
 *  @param pathsOf the files of a thing */
export function keptFiles<Thing extends KeptThing>({
  cache,
  things,
  pathsOf,
}: {
  cache: string
  things: string
  pathsOf(thing: Thing): string[]
}) {
  const recordPath = (id: string) => `/${things}/${encodeURIComponent(id)}`

  async function write(thing: Thing): Promise<void> {
    const records = await caches.open(things)
    await writeWithRoom(() => records.put(recordPath(thing.id), Response.json(thing)))
  }

  async function read(): Promise<Thing[]> {
    const records = await openCache(things)
    if (!records) return []
    const answers = await Promise.all((await records.keys()).map((key) => records.match(key)))
    return Promise.all(answers.flatMap((answer) => (answer ? [answer.json()] : [])))
  }

  /** Until all of a thing is there, what it had of an older version stands in for the rest. */
  async function removeNeedless(): Promise<void> {
    const known = await read()
    const needed = new Set(known.flatMap(pathsOf))
    const awaited = new Set(
      known
        .filter(({ isComplete }) => !isComplete)
        .flatMap((thing) => pathsOf(thing).map(withoutSearch)),
    )
    const kept = await caches.open(cache)
    for (const request of await kept.keys()) {
      const path = pathOf(request)
      if (!needed.has(path) && !awaited.has(withoutSearch(path))) await kept.delete(request)
    }
  }

  async function areThere(paths: readonly string[]): Promise<boolean> {
    const kept = await (await caches.open(cache)).keys()
    const there = new Set(kept.map(pathOf))
    return paths.every((path) => there.has(path))
  }

  const isThere = async (id: string) =>
    (await (await caches.open(things)).match(recordPath(id))) !== undefined

  /** Fetches the files that are not there yet: what was stopped goes on. What was fetched stays when
   *  this fails, and what only stands in for a file is fetched again the next time. Another thing under the same id is
   *  replaced; one that is removed meanwhile stays away. */
  async function keep(thing: Thing, { signal, onProgress }: KeepOptions): Promise<void> {
    const paths = pathsOf(thing)
    const progress: KeepProgress = { done: 0, files: paths.length, bytes: 0 }
    let lasting = 0
    const note = async () => {
      // Another one that leaves at the same time may have taken what this one has found there.
      const isComplete = lasting === paths.length && (await areThere(paths))
      await write({ ...thing, bytes: progress.bytes, isComplete })
    }
    // Before the files, so that what was begun can be seen, and removed.
    await note()
    try {
      const keepNext = async (path: string, stop: AbortSignal) => {
        const file = await keepFile(cache, path, stop)
        progress.bytes += file.bytes
        progress.done += 1
        if (file.isLasting) lasting += 1
        onProgress?.({ ...progress })
      }
      await eachOf(paths, keepNext, signal)
    } finally {
      if (await isThere(thing.id)) await note()
      else await removeNeedless()
    }
    await removeNeedless()
  }

  /** Removes a thing, and those of its files that no other one has. */
  async function remove(id: string): Promise<void> {
    const records = await openCache(things)
    if (!records) return
    await records.delete(recordPath(id))
    await removeNeedless()
  }

  return { keep, remove, read }
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const withoutSearch = (path: string) => path.replace(/\?.*/, '')

/** @returns how many bytes the file was sent in, and whether it stays right */
async function keepFile(
  cache: string,
  path: string,
  signal: AbortSignal,
): Promise<{ bytes: number; isLasting: boolean }> {
  const kept = await caches.open(cache)
  const own = await kept.match(path)
  const known = own ?? (await caches.match(path))
  const isKnown = known !== undefined && isGoodAnswer(path, known) && isLasting(known)
  // Past the worker, which would count it among what was looked at.
  const file = isKnown
    ? known
    : await fetch(path, { cache: 'no-store', signal: readSignal([signal]) })
  if (!isGoodAnswer(path, file)) throw new TypeError(`${path} is not there: HTTP ${file.status}`)
  const bytes = Number(file.headers.get('content-length') ?? (await file.clone().blob()).size)
  // On a full device what is there could not be written again.
  if (file !== own) await writeWithRoom(() => kept.put(path, file.clone()))
  return { bytes, isLasting: isLasting(file) }
}
