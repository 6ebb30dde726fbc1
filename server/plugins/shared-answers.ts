import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type {
  FastifyInstance,
  FastifyReply,
  onSendAsyncHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify'
import { search, searchInBox } from '#contract/endpoints/rent.ts'
import { madeOnce } from '#server/made-once.ts'

/** How long an answer is given to others without a look at the database. */
const sharedForMs = 1000
const sharedBytesAtMost = 16 * 1024 ** 2
/** What an answer takes beside its body and its key: headers, for the most part. */
const answerBytes = 1000
/** What asks for more is asked by nobody else. */
const keyLengthAtMost = 4096

const urls = new Set([search, searchInBox].map(({ path }) => `/${path}`))
const keptHeaders = ['cache-control', 'content-encoding', 'content-type', 'vary']

/** As it went out. */
export class SharedAnswer {
  readonly body: Buffer
  readonly headers: Record<string, string>
  /** Of what it was made. */
  readonly print: string

  constructor({ body, headers, print }: Omit<SharedAnswer, 'send'>) {
    this.body = body
    this.headers = headers
    this.print = print
  }

  send(reply: FastifyReply): FastifyReply {
    return reply.headers(this.headers).send(this.body)
  }
}

/** An answer in the making, for which others may wait. */
interface Sharing {
  before: SharedAnswer | undefined
  print: string
  end(answer: SharedAnswer | null): void
}

/** Visitors who search for the same within a second get the same bytes, found, written and packed once; and later, too,
 *  as long as the same is found. Who is logged in gets an answer of their own, so that everyone sees at once what they
 *  have changed themselves.
 *  @param forMs 0 looks into the database each time
 *  @see docs/decisions/searches-of-one-second.md */
export function shareAnswers(app: FastifyInstance, forMs: number = sharedForMs): void {
  const shared = madeOnce<SharedAnswer>({
    forMs,
    bytesAtMost: sharedBytesAtMost,
    bytesOf: ({ body }) => answerBytes + body.length,
  })

  const giveAgain: preValidationAsyncHookHandler = async (request, reply) => {
    if (request.viewerId !== null || request.method === 'HEAD') return
    const { hostname, url, headers, body } = request
    const key = JSON.stringify([hostname, url, headers['accept-encoding'], body])
    if (key.length > keyLengthAtMost) return
    const given = shared(
      key,
      (before) =>
        new Promise((end) => {
          request.sharing = { before, print: '', end }
        }),
    )
    // Its handler makes the answer.
    if (request.sharing) return
    const answer = await given
    if (answer) return answer.send(reply)
  }

  const keep: onSendAsyncHookHandler = async ({ sharing }, reply, payload) => {
    if (!sharing) return payload
    if (reply.statusCode !== 200) {
      sharing.end(null)
      return payload
    }
    const body = await wholeOf(payload)
    sharing.end(new SharedAnswer({ body, headers: headersOf(reply), print: sharing.print }))
    return body
  }

  app.decorateRequest('sharing', null)
  app.addHook('onRoute', (route) => {
    if (!urls.has(route.url)) return
    route.preValidation = [giveAgain]
    // The last one sees what goes out: packed.
    route.onSend = [route.onSend ?? [], keep].flat()
  })
}

/** Says of what the answer will be made.
 *  @returns the one before when it was made of the same: the handler may return it */
export function madeOfTheSame(sharing: Sharing | null, parts: unknown): SharedAnswer | null {
  if (!sharing) return null
  sharing.print = createHash('sha1').update(JSON.stringify(parts)).digest('base64')
  return sharing.before?.print === sharing.print ? sharing.before : null
}

async function wholeOf(payload: unknown): Promise<Buffer> {
  if (Buffer.isBuffer(payload)) return payload
  return typeof payload === 'string' ? Buffer.from(payload) : buffer(payload as Readable)
}

const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = reply.getHeader(name)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

declare module 'fastify' {
  interface FastifyRequest {
    /** What others may get as well; null where nobody else will. */
    sharing: Sharing | null
  }
}
