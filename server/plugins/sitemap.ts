import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/services/context.ts'
import { readSitemap, readSitemapPart } from '#server/services/sitemap.ts'
import { siteOf, type SiteHosts } from '#server/site.ts'
import { sendNotThere } from './envelope.ts'
import { originOf } from './public-origin.ts'
import { readBuiltFile } from './read-built-file.ts'
import { indexMarkup, listingsMarkup } from './sitemap-markup.ts'

interface Options {
  siteFolder: string
  publicUrl: string | null
  siteHosts: SiteHosts
  /** Tests take less than the protocol allows. */
  sitemapEntriesAtMost?: number
}

/** What a search engine reads first: which pages not to look at, and a list of those to look at. */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  { siteFolder, publicUrl, siteHosts, sitemapEntriesAtMost }: Options,
): void {
  const rules = readBuiltFile(join(siteFolder, 'robots.txt')) ?? 'User-agent: *\n'

  /** The configured origin is the main site's; another one is where it was asked for. */
  const siteAsked = (request: FastifyRequest) => {
    const siteId = siteOf(request.hostname, siteHosts)
    const known = siteHosts.has(siteId) ? null : publicUrl
    return { siteId, origin: originOf(request, known) }
  }

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = siteAsked(request)
    const sitemap = origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain')
      .send(rules + sitemap)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { siteId, origin } = siteAsked(request)
    if (origin === null) return sendNotThere(reply)
    const sitemap = await readSitemap(context, siteId, sitemapEntriesAtMost)
    return sendXml(
      reply,
      sitemap.kind === 'whole'
        ? listingsMarkup(origin, sitemap.entries)
        : indexMarkup(origin, sitemap.parts),
    )
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part([1-9]\\d{0,7}).xml',
    async (request, reply) => {
      const { siteId, origin } = siteAsked(request)
      const part = Number(request.params.part)
      const entries = await readSitemapPart(context, siteId, part, sitemapEntriesAtMost)
      if (origin === null || entries.length === 0) return sendNotThere(reply)
      return sendXml(reply, listingsMarkup(origin, entries))
    },
  )
}

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(xml)
