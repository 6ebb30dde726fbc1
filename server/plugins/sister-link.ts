import type { FastifyInstance } from 'fastify'
import { siteIds } from '#contract/limits.ts'
import { originOfSite } from '#server/site.ts'
import { sendNotThere } from './envelope.ts'
import { originOf } from './public-origin.ts'

/** The way to the sister site: a page, which may come from the device, does not know the operator's host for it. */
export function registerSisterLink(
  app: FastifyInstance,
  { publicUrl, sisterHost }: { publicUrl: string | null; sisterHost: string },
): void {
  app.get('/sister', async (request, reply) => {
    const origin = originOf(request, publicUrl)
    if (origin === null) return sendNotThere(reply)
    return reply.redirect(`${originOfSite(siteIds.transport, { origin, sisterHost })}/`)
  })
}
