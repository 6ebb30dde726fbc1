import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sitemapsWaitingAtMost } from '#contract/limits.ts'
import { madeOnce } from '#server/made-once.ts'
import type { Context } from '#server/services/context.ts'
import { readSitemap, readSitemapPart } from '#server/services/sitemap.ts'
import { siteOf, type SiteHosts } from '#server/site.ts'
import { slots } from '#server/slots.ts'
import { sendNotThere } from './envelope.ts'
import { ownOriginOf } from './public-origin.ts'
import { readBuiltFile } from './read-built-file.ts'
import { sendGzipped } from './send-gzipped.ts'
import { indexMarkup, listingsMarkup } from './sitemap-markup.ts'

/** Search engines come once a day or so. */
const givenAgainForMs = 300_000
/** All parts of a million listings take 13 MB as they are kept, packed. */
const keptBytesAtMost = 32 * 1024 ** 2

const packed = promisify(gzip)

interface Options {
  siteFolder: string
  publicUrl: string | null
  siteHosts: SiteHosts
  /** Tests take less than the protocol allows. */
  sitemapEntriesAtMost?: number
  /** Tests take 0, which makes each file anew. */
  sharedAnswersMs?: number
}

interface AskedSite {
  siteId: number
  origin: string
}

/** What a search engine reads first: which pages not to look at, and a list of those to look at. A file of 50,000 takes a
 *  good part of a second to make, so each is made once for all who ask for it, and one after the other: whoever makes up
 *  hosts asks for another one each time. */
export function registerSitemap(
  app: FastifyInstance,
  context: Context,
  { siteFolder, publicUrl, siteHosts, sitemapEntriesAtMost, sharedAnswersMs }: Options,
): void {
  const rules = readBuiltFile(join(siteFolder, 'robots.txt')) ?? 'User-agent: *\n'

  const fileOf = madeOnce<Buffer>({
    forMs: sharedAnswersMs ?? givenAgainForMs,
    bytesAtMost: keptBytesAtMost,
    bytesOf: ({ length }) => length,
  })
  const inTurn = slots(1, { waitingAtMost: sitemapsWaitingAtMost })

  const siteAsked = (request: FastifyRequest) => ({
    siteId: siteOf(request.hostname, siteHosts),
    origin: ownOriginOf(request, { publicUrl, siteHosts }),
  })

  /** @param write what is in the file, null where there is none */
  async function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: (site: AskedSite) => Promise<string | null>,
  ) {
    const { siteId, origin } = siteAsked(request)
    if (origin === null) return sendNotThere(reply)
    const file = await fileOf(JSON.stringify([siteId, origin, name]), () =>
      inTurn(async () => {
        const xml = await write({ siteId, origin })
        return xml === null ? null : packed(xml)
      }),
    )
    if (file === null) return sendNotThere(reply)
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8')
    return sendGzipped(request, reply, file)
  }

  app.get('/robots.txt', async (request, reply) => {
    const { origin } = siteAsked(request)
    const sitemap = origin === null ? '' : `\nSitemap: ${origin}/sitemap.xml\n`
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain')
      .send(rules + sitemap)
  })

  app.get('/sitemap.xml', (request, reply) =>
    sendFile(request, reply, 'first', async ({ siteId, origin }) => {
      const sitemap = await readSitemap(context, siteId, sitemapEntriesAtMost)
      return sitemap.kind === 'whole'
        ? listingsMarkup(origin, sitemap.entries)
        : indexMarkup(origin, sitemap.parts)
    }),
  )

  app.get<{ Params: { part: string } }>('/sitemap-:part([1-9]\\d{0,7}).xml', (request, reply) => {
    const { part } = request.params
    return sendFile(request, reply, part, async ({ siteId, origin }) => {
      const entries = await readSitemapPart(context, siteId, Number(part), sitemapEntriesAtMost)
      return entries.length === 0 ? null : listingsMarkup(origin, entries)
    })
  })
}
