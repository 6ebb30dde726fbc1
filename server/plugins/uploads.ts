import { createWriteStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/domain/refusal.ts'
import { listingPicturesAtMost, uploadBytesAtMost } from '#contract/limits.ts'
import type { UploadedFile } from '#server/services/pictures.ts'
import { allowSlowBody } from './slow-bodies.ts'

const nameLengthAtMost = 100

/** Lets the routes of this scope, and no others, take files. */
export async function setUpUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: uploadBytesAtMost,
      // One more than is taken: whoever reads them says in words that there are too many.
      files: listingPicturesAtMost + 1,
      fields: 1,
    },
  })
}

/** The files of a request, one after the other. Each is on the disk while it is looked at, so that
 *  slow and large uploads take no memory, and is gone when the next one is asked for.
 *  @throws Refusal when the request is none of files, or one is too large */
export async function* uploadsOf(request: FastifyRequest): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) {
    throw new Refusal('not-a-picture', 'Pictures are sent as multipart/form-data.')
  }
  allowSlowBody(request)
  const folder = await mkdtemp(join(tmpdir(), 'staylend-upload-'))
  try {
    const path = join(folder, 'file')
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        throw new Refusal('invalid', `${part.fieldname} is not a known field.`, [
          { path: part.fieldname, message: 'is not a known field.' },
        ])
      }
      const name = part.filename.slice(0, nameLengthAtMost)
      await save(part, { name, path })
      yield { field: part.fieldname, name, read: () => readFile(path) }
    }
  } finally {
    // What is left of a refused request is read and thrown away, so that the answer arrives.
    request.raw.unpipe().resume()
    await rm(folder, { recursive: true, force: true })
  }
}

async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    throw readable(error)
  }
}

async function save(part: MultipartFile, { name, path }: { name: string; path: string }) {
  await pipeline(part.file, createWriteStream(path)).catch((error: unknown) => {
    throw readable(error)
  })
  if (!part.file.truncated) return
  const message = `is too large. Maximum ${uploadBytesAtMost / 1e6} MB.`
  throw new Refusal('bad-file', `${name} ${message}`, [{ path: part.fieldname, message }])
}

/** The parser's own complaints have no code: they are about what the client has sent. */
function readable(error: unknown): unknown {
  const isBroken = error instanceof Error && !('code' in error) && !(error instanceof Refusal)
  return isBroken ? new Refusal('invalid', 'This upload is not complete.') : error
}
