import { shownAddress } from '#server/web-address.ts'
import { readJson, ReadProblem } from './read-json.ts'
import { descriptionAddresses, styleAddresses, type ForeignOrigins } from './style-origins.ts'

export interface ReadStyle extends ForeignOrigins {
  /** What could not be read of it, as a part of a sentence; null when all could. */
  problem: string | null
}

/** A header with more than this would be refused on the way. */
const maxOrigins = 40

/** Reads a style and the descriptions of its sources.
 *  @throws ReadProblem (rejects) when there is no style */
export async function readStyle(styleUrl: string, timeoutMs: number): Promise<ReadStyle> {
  const { json, url, origins } = await readJson(styleUrl, timeoutMs)
  if (!isStyle(json)) throw new ReadProblem('it is no MapLibre style')
  const { connect, images, descriptions } = styleAddresses(json, url)
  const described = await Promise.all(
    descriptions.map((description) => readDescription(description, timeoutMs)),
  )
  const all = unique([...origins, ...connect, ...described.flatMap((source) => source.connect)])
  const pictures = unique([...images, ...described.flatMap((source) => source.images)])
  const problem = described.find((source) => source.problem !== null)?.problem ?? null
  return {
    connect: all.slice(0, maxOrigins),
    images: pictures.slice(0, maxOrigins),
    problem: all.length > maxOrigins ? `it names more than ${maxOrigins} hosts` : problem,
  }
}

async function readDescription(
  { url: address, isPictures }: { url: string; isPictures: boolean },
  timeoutMs: number,
): Promise<ReadStyle> {
  try {
    const { json, url, origins } = await readJson(address, timeoutMs)
    const { connect, images } = descriptionAddresses(json, url, isPictures)
    return { connect: [...origins, ...connect], images, problem: null }
  } catch (error) {
    if (!(error instanceof ReadProblem)) throw error
    const problem = `of its source ${shownAddress(address)}, ${error.message}`
    return { connect: [], images: [], problem }
  }
}

const isStyle = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'layers' in json && Array.isArray(json.layers)

const unique = (list: string[]) => [...new Set(list)]
