import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cultures } from '#contract/domain/user.ts'
import { staticPageMark } from '#contract/pages.ts'
import { siteOf, type SiteHosts } from '#server/site.ts'
import { siteFilesFolder, type BuiltSite } from './built-sites.ts'
import { contactPage } from './contact-page.ts'
import { sendNotThere } from './envelope.ts'
import type { PageTemplate } from './page-template.ts'
import { readBuiltFile } from './read-built-file.ts'
import { htmlType, sendText } from './send-text.ts'
import { webManifest } from './web-manifest.ts'

const workerPath = '/main.js'
const types = {
  '/index.html': htmlType,
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
  [workerPath]: 'text/javascript; charset=utf-8',
} as const

/** What a host answers for itself: the start page as the worker keeps it, the manifest, icons, static pages where the
 *  site has its own, and the worker.
 *  @param folder of the build */
export function registerSiteFiles(
  app: FastifyInstance,
  {
    folder,
    builtSites,
    siteHosts,
    templates,
    hasWorker,
    contactEmail,
  }: {
    folder: string
    builtSites: BuiltSite[]
    siteHosts: SiteHosts
    templates: ReadonlyMap<number, PageTemplate>
    hasWorker: boolean
    /** What its page 'Contact Us' says, where there is one. */
    contactEmail: string | null
  },
): void {
  const sites = new Map<number, BuiltSite>(builtSites.map((built) => [built.site.id, built]))
  const worker = readBuiltFile(join(folder, workerPath))
  const made = new Map<number, Record<keyof typeof types, string | null>>(
    builtSites.map((built) => {
      const startPage = templates.get(built.site.id)?.plain('') ?? ''
      return [
        built.site.id,
        {
          '/index.html': startPage,
          '/manifest.webmanifest': JSON.stringify(webManifest(built)),
          [workerPath]: worker && workerOf(worker, built, { startPage, folder }),
        },
      ]
    }),
  )
  const sendMade = (path: keyof typeof types) =>
    app.get(path, (request, reply) => {
      const text = made.get(siteOf(request.hostname, siteHosts))?.[path]
      return text ? sendText(request, reply, types[path], text) : sendNotThere(reply)
    })
  sendMade('/index.html')
  sendMade('/manifest.webmanifest')
  if (hasWorker) sendMade(workerPath)
  // In place of the worker, one that removes itself. @see docs/decisions/the-worker-asks.md
  else app.get(workerPath, (_request, reply) => reply.sendFile('withdrawn-worker.js'))

  /** Its own file where a site has one, else what all have. */
  const pathFor = ({ hostname }: FastifyRequest, asked: string) => {
    const own = sites.get(siteOf(hostname, siteHosts))?.folder ?? ''
    const path = join(siteFilesFolder(own), asked)
    return existsSync(join(folder, path)) ? path : asked
  }
  const sendOwn = (request: FastifyRequest, reply: FastifyReply, asked: string) =>
    reply.sendFile(pathFor(request, asked))
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/static/')) reply.header(staticPageMark, 'ours')
  })
  app.get('/icon.svg', (request, reply) => sendOwn(request, reply, 'icon.svg'))
  // Asked for by name where what is shown is no page, and by search engines.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg'))
  for (const culture of cultures) {
    const asked = `/static/${culture}/contact.html`
    app.get(asked, (request, reply) => {
      const page = readBuiltFile(join(folder, pathFor(request, asked)))
      if (page === null) return sendNotThere(reply)
      return sendText(request, reply, htmlType, contactPage(page, contactEmail))
    })
  }
  for (const below of ['icons', 'static']) {
    app.get<{ Params: { '*': string } }>(`/${below}/*`, (request, reply) =>
      // Nothing leads out of the folder.
      sendOwn(request, reply, join(below, join('/', request.params['*']))),
    )
  }
}

const revisionOf = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** The worker keeps, beside what is built for all sites, what this one alone has. The list of the build cannot name it:
 *  it differs by host. @see docs/decisions/the-site-comes-with-the-page.md */
function workerOf(
  worker: string,
  { site: { name }, folder: siteFolder, files: { pictures } }: BuiltSite,
  { startPage, folder }: { startPage: string; folder: string },
): string {
  const icon = join(folder, siteFilesFolder(siteFolder), 'icon.svg')
  const files = [
    { url: 'index.html', revision: revisionOf(startPage) },
    ...(existsSync(icon) ? [{ url: 'icon.svg', revision: revisionOf(readFileSync(icon)) }] : []),
    ...Object.values(pictures).map((url) => ({ url: url.slice(1), revision: null })),
  ]
  return `self.SITE=${JSON.stringify({ name, files })};\n${worker}`
}
