import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteIds } from '#contract/limits.ts'
import type { Context } from '#server/services/context.ts'
import { readSitemap, readSitemapPart } from '#server/services/sitemap.ts'
import { siteOf } from '#server/site.ts'
import { sendNotThere } from './envelope.ts'
import { originOf } from './public-origin.ts'
import { indexMarkup, listingsMarkup } from './sitemap-markup.ts'

interface Options {
  siteFolder: string
  publicUrl: string | null
  sisterHost: string
  /** Tests take less than the protocol allows. */
  sitemapEntriesAtMost?: number
}

/** What a search engine reads first: which pages not to look at, and a list of those to look at. */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  { siteFolder, publicUrl, sisterHost, sitemapEntriesAtMost }: Options,
): void {
  const rules = rulesIn(siteFolder)

  /** The configured origin is the real-estate site's; the sister is where it was asked for. */
  const siteAsked = (request: FastifyRequest) => {
    const siteId = siteOf(request.hostname, sisterHost)
    const known = siteId === siteIds.realEstate ? publicUrl : null
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

function rulesIn(folder: string): string {
  const path = join(folder, 'robots.txt')
  return existsSync(path) ? readFileSync(path, 'utf8') : 'User-agent: *\n'
}
