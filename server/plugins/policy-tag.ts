import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

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
  const isOne = (url: string) => isWorkerScript(url.split('?', 1)[0] ?? '')
  const endOf = (reply: FastifyReply) => `-${policyTag(reply)}"`

  app.addHook('onRequest', async (request, reply) => {
    if (!isOne(request.url)) return
    const { headers } = request.raw
    const asked = headers['if-none-match']
    const end = endOf(reply)
    delete headers['if-none-match']
    delete headers['if-modified-since']
    if (asked?.endsWith(end)) headers['if-none-match'] = `${asked.slice(0, -end.length)}"`
  })
  app.addHook('onSend', async (request, reply) => {
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string' && isOne(request.url)) {
      reply.header('etag', etag.slice(0, -1) + endOf(reply))
    }
  })
}
