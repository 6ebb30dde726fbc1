import type { Endpoint } from '#contract/endpoint.ts'
import { readAtMostMs, readTimeMs, stallMs } from '#contract/limits.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { headersOf, openAnswer } from './call.ts'
import { parseJson } from './parse-json.ts'
import { reportReach } from './reach.ts'
import { addressOf } from './request-of.ts'

/** Fetches a file whole.
 *  @param onProgress called with how many bytes of it have come
 *  @throws ApiError when the server refuses, NetworkError when it is out of reach, breaks off or nothing of the file has
 *  come for 30 s */
export async function download(
  endpoint: Endpoint,
  onProgress: (byteCount: number) => void,
): Promise<Blob> {
  const late = setTimeout(() => reportReach(false), readTimeMs)
  const stalled = new AbortController()
  let stalling: ReturnType<typeof setTimeout> | undefined
  const waitAtMost = (ms: number) => {
    clearTimeout(stalling)
    stalling = setTimeout(() => stalled.abort(), ms)
  }
  waitAtMost(readAtMostMs)
  try {
    const { signal } = stalled
    const response = await fetch(addressOf(endpoint, {}), { headers: headersOf(endpoint), signal })
    clearTimeout(late)
    waitAtMost(stallMs)
    if (!response.ok) openAnswer(endpoint, response.status, parseJson(await response.text()))
    // A network that wants a login first answers with a page of its own, which is no file.
    if (!response.headers.has('content-disposition')) throw new Error(`HTTP ${response.status}`)
    reportReach(true)
    return await whole(response, (byteCount) => {
      waitAtMost(stallMs)
      onProgress(byteCount)
    })
  } catch (error) {
    const isAnswered = error instanceof ApiError
    reportReach(isAnswered)
    if (isAnswered) throw error
    throw new NetworkError(error)
  } finally {
    clearTimeout(late)
    clearTimeout(stalling)
  }
}

async function whole(
  { body, headers }: Response,
  onProgress: (byteCount: number) => void,
): Promise<Blob> {
  const pieces: BlobPart[] = []
  let byteCount = 0
  const reader = body?.getReader()
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    pieces.push(next.value)
    byteCount += next.value.length
    onProgress(byteCount)
  }
  return new Blob(pieces, { type: headers.get('content-type') ?? '' })
}
