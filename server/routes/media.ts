import type { FastifyInstance } from 'fastify'
import { pictureFolder } from '#contract/domain/picture.ts'
import { isKnown, lasting } from '#server/caching.ts'
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
    reply.header('cache-control', lasting).header('etag', tag)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type(mediaTypeOf(name)).send(Buffer.from(bytes))
  })
}
