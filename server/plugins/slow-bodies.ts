import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseConnection } from './refuse-connection.ts'

const deadlines = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends the connection of a request whose body has not come in time: Node has one time for all requests, and uploads
 *  need a long one. */
export function limitBodyTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers
    if (length === '0' && encoding === undefined) return
    const deadline = setTimeout(() => {
      // A request that a test hands in has no connection, and does not say whether it is complete.
      if (raw.complete === false) refuseConnection(raw.socket, 408)
    }, bodyMs)
    deadlines.set(raw, deadline)
    raw.once('close', () => clearTimeout(deadline))
    raw.once('end', () => clearTimeout(deadline))
  })
}

/** Lets the body of this request take as long as any may: by somebody who may send files. */
export const allowSlowBody = ({ raw }: FastifyRequest): void => clearTimeout(deadlines.get(raw))
