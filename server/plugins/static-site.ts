import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notPages } from '#contract/pages.ts'
import { sendNotThere } from './envelope.ts'

/** Serves the built app: hashed files for ever, pages from index.html.
 *  @param folder of the build; without one, pages say that the app is not built */
export async function setUpStaticSite(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt) {
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
        const isHashed = path.includes(`${join(folder, 'assets')}`)
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const wantsPage = request.method === 'GET' || request.method === 'HEAD'
    if (notPages.test(path) || !wantsPage) return sendNotThere(reply)
    if (!isBuilt) return reply.code(503).type('text/plain').send('The app is not built yet.')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
