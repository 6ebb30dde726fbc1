import { fetchFailure, readAtMost } from '#server/read-at-most.ts'
import { webOrigin } from '#server/web-address.ts'

/** Why something cannot be read, as a part of a sentence: "it answers 404". */
export class ReadProblem extends Error {}

export interface ReadJson {
  json: unknown
  /** Where it was in the end. */
  url: string
  /** Of each address on the way. */
  origins: string[]
}

const maxBytes = 8 * 1024 * 1024
const maxRedirects = 5

/** @throws ReadProblem (rejects) */
export async function readJson(address: string, timeoutMs: number): Promise<ReadJson> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { response, url, origins } = await follow(address, signal)
    if (!response.ok) {
      await response.body?.cancel()
      throw new ReadProblem(`it answers ${response.status}`)
    }
    const body = await readAtMost(response, maxBytes)
    if (!body) throw new ReadProblem('it is longer than 8 MB')
    return { json: parse(body), url, origins }
  } catch (error) {
    throw error instanceof ReadProblem ? error : new ReadProblem(fetchFailure(error))
  }
}

/** Step by step, since a page that follows them needs each of the hosts. */
async function follow(address: string, signal: AbortSignal) {
  const origins: string[] = []
  let url = address
  for (let step = 0; step <= maxRedirects; step++) {
    const origin = webOrigin(url)
    if (origin === null) throw new ReadProblem('it leads to what is no web address')
    origins.push(origin)
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json' },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) {
      return { response, url, origins }
    }
    await response.body?.cancel()
    if (!URL.canParse(location, url)) {
      throw new ReadProblem('it leads to what is no web address')
    }
    url = new URL(location, url).href
  }
  throw new ReadProblem('it leads on and on')
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    throw new ReadProblem('it is no JSON')
  }
}
