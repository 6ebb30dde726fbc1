import type { Kysely } from 'kysely'
import { pictureFolder, pictureOf } from '#contract/domain/picture.ts'
import { shownPictures, sourcesAfter } from '#server/db/repositories/pictures.ts'
import type { Schema } from '#server/db/schema.ts'
import { everything, type MediaStore } from '#server/media/media-store.ts'

const sourcesAtOnce = 1000

/** Pictures that are shown, but not there as a whole. */
export async function pictureFaults(db: Kysely<Schema>, media: MediaStore): Promise<string[]> {
  const names = new Set<string>()
  for await (const name of media.putBefore(everything)) names.add(name)
  const faults: string[] = []
  for await (const sources of shownSources(db)) {
    const lacking = sources.filter((source) => missingOf(source, names).length > 0)
    faults.push(...(await confirmed(db, media, lacking)))
  }
  return faults
}

async function* shownSources(db: Kysely<Schema>): AsyncGenerator<string[]> {
  let after = ''
  for (;;) {
    const sources = await sourcesAfter(db, after, sourcesAtOnce)
    const last = sources.at(-1)
    if (last === undefined) return
    yield sources
    after = last
  }
}

function missingOf(source: string, names: ReadonlySet<string>): string[] {
  return filesOf(source).filter((name) => !names.has(name))
}

/** @returns the source itself when it is the name of no picture */
function filesOf(source: string): string[] {
  const picture = pictureOf(source)
  if (!picture) return [source]
  const { jpeg, webp, small } = picture
  return [jpeg, webp, small].map((path) => path.slice(pictureFolder.length + 1))
}

/** Of what seemed to be missing, what still is: a picture may have come after the files were listed, and gone since. */
async function confirmed(
  db: Kysely<Schema>,
  media: MediaStore,
  sources: string[],
): Promise<string[]> {
  const faults: string[] = []
  for (const source of sources) {
    const missing = []
    for (const name of filesOf(source)) {
      const isThere = name !== source && (await media.read(name)) !== null
      if (!isThere) missing.push(name)
    }
    const isShown = (await shownPictures(db, [source])).has(source)
    if (missing.length > 0 && isShown) {
      faults.push(`The picture ${source} is shown, but lacks ${missing.join(', ')}.`)
    }
  }
  return faults
}
