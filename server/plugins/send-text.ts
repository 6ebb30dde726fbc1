import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnown } from '#server/caching.ts'
import { policyTag } from './policy-tag.ts'

export const htmlType = 'text/html; charset=utf-8'

/** Sends what is asked for again each time, and only where it or its policy has changed. The tag that it is recognised
 *  by is weak: it may be compressed. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  text: string,
): FastifyReply {
  const hash = createHash('sha256').update(text + policyTag(reply))
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`
  reply.header('cache-control', 'no-cache').header('etag', etag)
  // What is not there has not stayed as it was, though its page looks the same.
  const isThere = reply.statusCode === 200
  if (isThere && isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(text)
}
