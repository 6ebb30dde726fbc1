import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notPages } from '#contract/pages.ts'
import { lasting } from '#server/caching.ts'
import { siteOf, type SiteHosts } from '#server/site.ts'
import { sendNotThere } from './envelope.ts'
import { readFirstAnswer } from './first-answer.ts'
import { readBuiltSites, type BuiltSite } from './built-sites.ts'
import { siteOriginOf } from './public-origin.ts'
import { readPageTemplate, type PageTemplate } from './page-template.ts'
import { registerSiteFiles } from './site-files.ts'
import { isWorkerScript, tagWorkerScripts } from './policy-tag.ts'
import { pathOf, queryOf } from './request-path.ts'
import { htmlType, sendText } from './send-text.ts'

interface Options {
  /** Of the build; without one, pages say that the app is not built. */
  siteFolder: string
  /** Origin of the main site; null takes the request's. */
  publicUrl: string | null
  siteHosts: SiteHosts
  /** False makes every browser remove its worker. */
  hasWorker: boolean
  contactEmail: string | null
}

/** Serves the built app: hashed files for ever, pages from index.html, each as the site of the host has it. */
export async function setUpStaticSite(
  app: FastifyInstance,
  { siteFolder: folder, publicUrl, siteHosts, hasWorker, contactEmail }: Options,
): Promise<void> {
  const hashedFiles = join(folder, 'assets') + sep
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
    tagWorkerScripts(app)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      // A folder is left to the pages: without an index file it would be forbidden instead.
      allowedPath: (path) => !path.endsWith('/'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(hashedFiles)
        const isLasting = isHashed && !isWorkerScript(pathOf(reply.request))
        reply.header('cache-control', isLasting ? lasting : 'no-cache')
      },
    })
  }

  const builtSites = isBuilt ? readBuiltSites(folder) : []
  const templates = readTemplates(folder, builtSites, siteHosts)
  const templateFor = ({ hostname }: FastifyRequest) => templates.get(siteOf(hostname, siteHosts))
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (notPages.test(path) || !wantsPage) return sendNotThere(reply)
    const template = templateFor(request)
    if (!template) return reply.code(503).type('text/plain').send('The app is not built yet.')
    // An address that leads on shows nothing on the way.
    const leadsOn = path === '/' && /[?&]url=/.test(request.url)
    const status = template.isPage(path) ? 200 : 404
    const page = template.plain(leadsOn ? '' : path, queryOf(request))
    return sendPage(request, reply.code(status), page)
  })
  if (isBuilt) {
    setUpListingPage(app, templateFor, { publicUrl, siteHosts })
    registerSiteFiles(app, { folder, builtSites, siteHosts, templates, hasWorker, contactEmail })
  }
}

const readTemplates = (folder: string, builtSites: BuiltSite[], siteHosts: SiteHosts) =>
  new Map<number, PageTemplate>(
    builtSites.map((built) => [built.site.id, readPageTemplate(folder, built, siteHosts)]),
  )

/** A listing's page arrives with its data and its first picture on the way: otherwise five round trips
 *  stand before the picture. @see docs/decisions/listing-pages-arrive-filled.md */
function setUpListingPage(
  app: FastifyInstance,
  templateFor: (request: FastifyRequest) => PageTemplate | undefined,
  origins: { publicUrl: string | null; siteHosts: SiteHosts },
): void {
  app.get<{ Params: { id: string } }>('/rentitem/:id', async (request, reply) => {
    const path = pathOf(request)
    const template = templateFor(request)
    if (!template) return sendNotThere(reply)
    const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : null
    const originOf = (siteId: number) => siteOriginOf(request, siteId, origins)
    const answer = id === null ? 'not-there' : await readFirstAnswer(app, request, { id, originOf })
    if (answer === 'not-there') {
      return sendPage(request, reply.code(404), template.plain(path))
    }
    // The app asks again by itself; a search engine is not to take the page for an empty one.
    if (answer === null) {
      return sendPage(request, reply.code(503).header('retry-after', '5'), template.plain(path))
    }
    const filled = template.filled(path, answer)
    return request.headers.cookie === undefined
      ? sendPage(request, reply, filled)
      : sendOwnPage(reply, filled)
  })
}

/** What is made for one reader, an owner's private notes included, is kept nowhere. */
const sendOwnPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type(htmlType).send(page)

const sendPage = (request: FastifyRequest, reply: FastifyReply, page: string) =>
  sendText(request, reply, htmlType, page)
