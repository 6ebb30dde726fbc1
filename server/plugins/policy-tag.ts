import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listedTags } from '#server/caching.ts'
import { pathOf } from './request-path.ts'

/** As the build names the script of a worker. */
const workerScript = /^\/assets\/[^/]*-worker-[^/]+\.js$/

/** Of the policy that an answer goes out with: Safari does not renew a policy when it is told that nothing has
 *  changed, so what has another policy must be something else.
 *  @see docs/decisions/the-policy-comes-with-the-map.md */
export function policyTag({ raw }: FastifyReply): string {
  const policy = String(raw.getHeader('content-security-policy') ?? '')
  return createHash('sha256').update(policy).digest('base64url').slice(0, 8)
}

/** Whether a worker, such as the map's, must be asked for again each time: it is under the policy of its own
 *  script. */
export const isWorkerScript = (path: string): boolean => workerScript.test(path)

/** Puts the policy into the tag that a worker's script is recognised by. */
export function tagWorkerScripts(app: FastifyInstance): void {
  const isOne = (request: FastifyRequest) => isWorkerScript(pathOf(request))
  const endOf = (reply: FastifyReply) => `-${policyTag(reply)}"`

  app.addHook('onRequest', async (request, reply) => {
    if (!isOne(request)) return
    const { headers } = request.raw
    const end = endOf(reply)
    const known = listedTags(headers['if-none-match']).filter((tag) => tag.endsWith(end))
    delete headers['if-none-match']
    delete headers['if-modified-since']
    if (known.length > 0) {
      headers['if-none-match'] = known.map((tag) => `${tag.slice(0, -end.length)}"`).join()
    }
  })
  app.addHook('onSend', async (request, reply) => {
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string' && isOne(request)) {
      reply.header('etag', etag.slice(0, -1) + endOf(reply))
    }
  })
}
