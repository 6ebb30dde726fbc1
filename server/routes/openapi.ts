import type { FastifyInstance } from 'fastify'
import { contractCalls } from '#server/openapi/contract-calls.ts'
import { describeApi } from '#server/openapi/describe-api.ts'
import { sendText } from '#server/plugins/send-text.ts'

/** What the API takes and answers, for programs of others.
 *  @param siteNameAt of the site that has this host name */
export function registerOpenApi(
  app: FastifyInstance,
  siteNameAt: (hostname: string) => string,
): void {
  const described = new Map<string, string>()
  app.get('/api/openapi.json', async (request, reply) => {
    const siteName = siteNameAt(request.hostname)
    const text = described.get(siteName) ?? JSON.stringify(describeApi(siteName, contractCalls))
    described.set(siteName, text)
    return sendText(request, reply, 'application/json; charset=utf-8', text)
  })
}
