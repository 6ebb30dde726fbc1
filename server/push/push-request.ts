import type { Agent } from 'node:https'
import { request } from 'node:https'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { oneLine } from '#contract/domain/one-line.ts'

const wordsAtMost = 300

export interface PushAnswer {
  status: number
  /** As the service says it. */
  retryAfter: string | null
  /** How its answer begins, in one line. */
  says: string
}

/** Asks a push service once: what it redirects to is not followed, and of a long answer the rest is not read.
 *  @throws when there is no answer before the signal */
export function postPush(
  address: string,
  {
    body,
    ...options
  }: { agent: Agent; headers: OutgoingHttpHeaders; body: Buffer; signal: AbortSignal },
): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const { port } = options.agent.options
    const asked = request(address, { method: 'POST', ...options, ...(port && { port }) })
    asked.once('response', (response) => resolve(answerOf(response)))
    asked.on('error', reject)
    asked.end(body)
  })
}

async function answerOf(response: IncomingMessage): Promise<PushAnswer> {
  const { statusCode: status = 0, headers } = response
  let text = ''
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += part
      // Leaving the loop early ends the connection.
      if (text.length > wordsAtMost) break
    }
  } catch {
    // The status is known.
  }
  const says = oneLine(text.slice(0, wordsAtMost))
  return { status, retryAfter: headers['retry-after'] ?? null, says }
}
