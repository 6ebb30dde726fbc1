import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notPages } from '#contract/pages.ts'
import { sendNotThere } from './envelope.ts'
import { readFirstAnswer } from './first-answer.ts'
import { originOf } from './public-origin.ts'
import { etagOf, readPageTemplate, type PageTemplate } from './page-template.ts'
import { isWorkerScript, policyTag, tagWorkerScripts } from './policy-tag.ts'

/** Serves the built app: hashed files for ever, pages from index.html.
 *  @param folder of the build; without one, pages say that the app is not built
 *  @param publicUrl origin of the site; null takes the request's */
export async function setUpStaticSite(
  app: FastifyInstance,
  folder: string,
  publicUrl: string | null = null,
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
        reply.header(
          'cache-control',
          isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }

  const template = isBuilt ? readPageTemplate(folder) : null
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request)
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (notPages.test(path) || !wantsPage) return sendNotThere(reply)
    if (!template) return reply.code(503).type('text/plain').send('The app is not built yet.')
    // An address that leads on shows nothing on the way.
    const leadsOn = path === '/' && /[?&]url=/.test(request.url)
    return sendPage(request, reply, template.plain(leadsOn ? '' : path, queryOf(request)))
  })
  if (template) setUpListingPage(app, template, publicUrl)
}

const queryOf = ({ url }: FastifyRequest) => url.split('?').slice(1).join('?')
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/'

/** A listing's page arrives with its data and its first picture on the way: otherwise five round trips
 *  stand before the picture. @see docs/decisions/listing-pages-arrive-filled.md */
function setUpListingPage(
  app: FastifyInstance,
  template: PageTemplate,
  publicUrl: string | null,
): void {
  app.get<{ Params: { id: string } }>('/rentitem/:id', async (request, reply) => {
    const path = pathOf(request)
    const id = /^[1-9]\d{0,14}$/.test(request.params.id) ? Number(request.params.id) : null
    const origin = originOf(request, publicUrl)
    const answer = id === null ? 'not-there' : await readFirstAnswer(app, request, { id, origin })
    if (answer === null) return sendPage(request, reply, template.plain(path))
    if (answer === 'not-there') {
      return sendPage(request, reply.code(404), template.plain(path))
    }
    const filled = template.filled(path, answer)
    return request.headers.cookie === undefined
      ? sendPage(request, reply, filled)
      : sendOwnPage(reply, filled)
  })
}

/** What is made for one reader, an owner's private notes included, is kept nowhere. */
const sendOwnPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(page)

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const etag = etagOf(page + policyTag(reply))
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(page)
}
