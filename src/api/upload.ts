import type { Endpoint } from '#contract/endpoint.ts'
import { readTimeMs, stallMs } from '#contract/limits.ts'
import { ApiError, NetworkError } from './api-error.ts'
import { headersOf, openAnswer, type CallResult } from './call.ts'
import { isRefusedAs } from './is-refused-as.ts'
import { parseJson } from './parse-json.ts'
import { reportReach } from './reach.ts'
import { addressOf, type CallParts } from './request-of.ts'

interface UploadInput<E extends Endpoint> extends Pick<CallParts<E>, 'params'> {
  /** Sent as p0, p1 …; the name is the one that it has on this device. */
  files: readonly { name: string; content: Blob }[]
  /** Called with the part that has left this device, from 0 to 1. */
  onProgress(part: number): void
  signal: AbortSignal
}

/** Sends files. A stale CSRF token is renewed and the upload made once more.
 *  @throws ApiError when the server refuses, NetworkError when it is out of reach or nothing has moved for
 *  30 s, the signal's reason when it was aborted */
export async function upload<E extends Endpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<CallResult<E>> {
  try {
    return await send(endpoint, input)
  } catch (error) {
    if (!isRefusedAs(error, 'csrf')) throw error
    return send(endpoint, input)
  }
}

/** By XMLHttpRequest: fetch does not tell how much has been sent. */
async function send<E extends Endpoint>(
  endpoint: E,
  { params, files, onProgress, signal }: UploadInput<E>,
): Promise<CallResult<E>> {
  signal.throwIfAborted()
  const form = new FormData()
  files.forEach(({ name, content }, at) => form.append(`p${at}`, content, name))
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressOf(endpoint, params === undefined ? {} : { params }))
  for (const [name, value] of Object.entries(headersOf(endpoint))) {
    request.setRequestHeader(name, value)
  }
  const abort = () => request.abort()
  signal.addEventListener('abort', abort)
  const stalled = whenNothingMoves(abort)
  try {
    await new Promise<void>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => {
        stalled.begin()
        onProgress(total > 0 ? loaded / total : 0)
      }
      request.onload = () => resolve()
      request.onerror = request.onabort = () => reject(new Error('The connection was lost.'))
      stalled.begin()
      request.send(form)
    })
    const answer = openAnswer(endpoint, request.status, parseJson(request.responseText))
    reportReach(true)
    return answer
  } catch (error) {
    if (error instanceof ApiError) {
      reportReach(true)
      throw error
    }
    signal.throwIfAborted()
    reportReach(false)
    throw error instanceof NetworkError ? error : new NetworkError(error)
  } finally {
    stalled.end()
    signal.removeEventListener('abort', abort)
  }
}

/** After 8 s the server counts as out of reach, after 30 s the upload as lost. */
function whenNothingMoves(giveUp: () => void) {
  let late: ReturnType<typeof setTimeout> | undefined
  let lost: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(late)
    clearTimeout(lost)
  }
  return {
    begin() {
      end()
      late = setTimeout(() => reportReach(false), readTimeMs)
      lost = setTimeout(giveUp, stallMs)
    },
    end,
  }
}
