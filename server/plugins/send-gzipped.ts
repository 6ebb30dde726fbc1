import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends what is kept packed by gzip; who does not take that gets it unpacked on the way. */
export function sendGzipped(
  request: FastifyRequest,
  reply: FastifyReply,
  packed: Buffer,
): FastifyReply {
  reply.header('vary', 'accept-encoding')
  if (takesGzip(request.headers['accept-encoding'])) {
    return reply.header('content-encoding', 'gzip').send(packed)
  }
  return reply.send(Readable.from([packed]).pipe(createGunzip()))
}

const takesGzip = (encodings = '') => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(encodings)
