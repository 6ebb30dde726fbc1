import { fetchFailure, readAtMost } from '#server/read-at-most.ts'
import { ArchiveProblem } from './archive-problem.ts'
import { assertPart, assertWhole, type ArchiveSource } from './archive-source.ts'

/** Reads an archive piece by piece; asks for nothing before the first read. */
export function openArchiveUrl(url: string, timeoutMs: number): ArchiveSource {
  let sizeBytes: number | null = null
  let mark: string | null = null

  async function readPart(offset: number, length: number): Promise<Uint8Array> {
    const response = await fetch(url, {
      headers: {
        range: `bytes=${offset}-${offset + length - 1}`,
        'accept-encoding': 'identity',
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const [, from, total] =
      /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(response.headers.get('content-range') ?? '') ?? []
    if (response.status !== 206 || Number(from) !== offset) {
      await response.body?.cancel()
      if (response.status === 416) throw new Error('The archive ends before that')
      throw new ArchiveProblem(
        response.ok ? 'it is not served in byte ranges' : `it is answered with ${response.status}`,
      )
    }
    const newMark = markOf(response)
    if (mark !== null && mark !== newMark) {
      await response.body?.cancel()
      throw new ArchiveProblem('it has changed')
    }
    mark = newMark
    sizeBytes = total === undefined || total === '*' ? null : Number(total)
    const bytes = await readAtMost(response, length)
    if (!bytes) throw new ArchiveProblem('it is not served in byte ranges')
    return bytes
  }

  return {
    get sizeBytes() {
      return sizeBytes
    },
    get mark() {
      return mark ?? ''
    },
    getKey: () => url,
    async getBytes(offset, length) {
      assertPart(offset, length)
      const bytes = await readPart(offset, length).catch((error: unknown) => {
        throw isNetworkFailure(error) ? new ArchiveProblem(fetchFailure(error)) : error
      })
      assertWhole(bytes, offset, length)
      return { data: bytes.slice().buffer }
    },
    close: async () => undefined,
  }
}

const isNetworkFailure = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')

/** Weak or not: a server that compresses on the way weakens what it had. */
function markOf({ headers }: Response): string {
  return (headers.get('etag') ?? headers.get('last-modified') ?? '').replace(/^W\//, '')
}
