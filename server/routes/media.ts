import type { FastifyInstance } from 'fastify'
import { pictureFolder } from '#contract/domain/picture.ts'
import { isMediaName, mediaTypeOf } from '#server/media/media-name.ts'
import type { MediaStore } from '#server/media/media-store.ts'

/** Pictures. A name says what is in a file, so it is kept for ever, and its own tag. */
export function registerMedia(app: FastifyInstance, media: MediaStore): void {
  app.get<{ Params: { '*': string } }>(`${pictureFolder}/*`, async (request, reply) => {
    const name = request.params['*']
    const bytes = isMediaName(name) ? await media.read(name) : null
    if (!bytes) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    }
    const tag = `"${name}"`
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag)
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim()) ?? []
    if (known.includes(tag) || known.includes('*')) return reply.code(304).send()
    return reply.type(mediaTypeOf(name)).send(Buffer.from(bytes))
  })
}
