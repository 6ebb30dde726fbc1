import { isMediaName, sourceOfMedia } from '#server/media/media-name.ts'

const filesAtOnce = 300

interface PictureGroup {
  names: string[]
  /** Of the pictures that they belong to, each once. What was never finished belongs to none. */
  sources: string[]
}

/** The files of a store, as many at once as a database is asked about. */
export async function* pictureGroups(names: AsyncIterable<string>): AsyncGenerator<PictureGroup> {
  let group: string[] = []
  for await (const name of names) {
    group.push(name)
    if (group.length < filesAtOnce) continue
    yield { names: group, sources: sourcesOf(group) }
    group = []
  }
  if (group.length > 0) yield { names: group, sources: sourcesOf(group) }
}

const sourcesOf = (names: string[]) => [...new Set(names.filter(isMediaName).map(sourceOfMedia))]
