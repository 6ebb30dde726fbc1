import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketAddress } from './bucket-address.ts'
import { bucketErrorCode, readBucketPage, type BucketObject } from './bucket-answers.ts'
import { MediaAwayError } from './media-away-error.ts'

const triesAtMost = 3
const firstPauseMs = 100

interface Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Below the prefix. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
  headers?: Record<string, string>
}

interface Answer {
  status: number
  headers: Headers
  body: Buffer
}

export type BucketCalls = ReturnType<typeof bucketCalls>

/** What we ask of a bucket; keys are those below its prefix. Each call may be made any number of times, so one that
 *  fails is tried again while there is time.
 *  Each throws MediaAwayError, after `timeoutMs` at the latest. */
export function bucketCalls(
  { origin, bucket, prefix, region, ...key }: BucketAddress,
  timeoutMs: number,
) {
  const client = new AwsClient({ ...key, region, service: 's3' })

  async function ask({ method, key = '', query = {}, body, headers }: Question): Promise<Answer> {
    const url = new URL(`${origin}/${bucket}${key && `/${prefix}${key}`}`)
    url.search = new URLSearchParams(query).toString()
    // Signed together with the rest, so that nothing else is kept than what was sent.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signal = AbortSignal.timeout(timeoutMs)
    return tryAgain(signal, async () => {
      const request = await client.sign(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        body: body ? Buffer.from(body) : null,
        signal,
        redirect: 'manual',
      })
      const response = await fetch(request)
      const { status } = response
      return { status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
    })
  }

  /** @returns null when there is no such object */
  async function askFor(question: Question): Promise<Answer | null> {
    const asked = `${question.method} ${origin}/${bucket}`
    const answer = await ask(question).catch((error: unknown) => {
      throw new MediaAwayError(asked, { code: networkCode(error), status: null })
    })
    const { status, body } = answer
    if (status >= 200 && status < 300) return answer
    const code = bucketErrorCode(body.toString())
    // The head of an answer has no body that could say what is not there.
    if (status === 404 && (code === 'NoSuchKey' || question.method === 'HEAD')) return null
    throw new MediaAwayError(asked, { code: code ?? 'without a reason', status })
  }

  return {
    async get(key: string): Promise<{ bytes: Buffer; putOn: Date } | null> {
      const answer = await askFor({ method: 'GET', key })
      return answer && { bytes: answer.body, putOn: putOnOf(answer.headers) }
    },
    /** When an object was put there last, in whole seconds; null when there is none. */
    async putOn(key: string): Promise<Date | null> {
      const answer = await askFor({ method: 'HEAD', key })
      return answer && putOnOf(answer.headers)
    },
    /** Puts all of it there or nothing; what is there by this name already counts as put now. */
    async put(key: string, body: Uint8Array, headers: Record<string, string>): Promise<void> {
      await askFor({ method: 'PUT', key, body, headers })
    },
    /** What is not there is no error. */
    async remove(key: string): Promise<void> {
      await askFor({ method: 'DELETE', key })
    },
    async *list(): AsyncGenerator<BucketObject> {
      let from: { 'continuation-token'?: string } = {}
      for (;;) {
        const query = { 'list-type': '2', prefix, ...from }
        const page = readBucketPage((await askFor({ method: 'GET', query }))?.body.toString() ?? '')
        for (const { key, putOn } of page.objects) yield { key: key.slice(prefix.length), putOn }
        if (page.next === null) return
        from = { 'continuation-token': page.next }
      }
    },
  }
}

/** Passing trouble of a storage, such as SlowDown, or of the way there. */
async function tryAgain(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const isLast = tried === triesAtMost
    try {
      const answer = await work()
      if (isLast || (answer.status < 500 && answer.status !== 429)) return answer
    } catch (error) {
      if (isLast || signal.aborted) throw error
    }
    await new Promise((done) => setTimeout(done, firstPauseMs * 2 ** tried * Math.random()))
  }
}

function putOnOf(headers: Headers): Date {
  // Without a time it is as young as can be, so that nobody removes it.
  const putOn = new Date(headers.get('last-modified') ?? '')
  return Number.isNaN(putOn.getTime()) ? new Date() : putOn
}

function networkCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return cause?.code ?? error.name
}
