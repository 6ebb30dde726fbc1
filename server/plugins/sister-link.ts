import type { FastifyInstance } from 'fastify'
import { sites } from '#sites/all.gen.ts'
import { siteOf, type SiteHosts } from '#server/site.ts'
import { sendNotThere } from './envelope.ts'
import { siteOriginOf } from './public-origin.ts'

/** The way to another site: a page, which may come from the device, does not know the operator's host for it. */
export function registerSisterLink(
  app: FastifyInstance,
  origins: { publicUrl: string | null; siteHosts: SiteHosts },
): void {
  app.get<{ Params: { id: string } }>('/sister/:id', async (request, reply) => {
    const site = sites.find(({ id }) => String(id) === request.params.id)
    const origin = site ? siteOriginOf(request, site.id, origins) : null
    if (!site || origin === null) return sendNotThere(reply)
    const { hostname } = new URL(origin)
    const isThere = siteOf(hostname, origins.siteHosts) === site.id
    return isThere ? reply.redirect(`${origin}/`) : sendNotThere(reply)
  })
}
