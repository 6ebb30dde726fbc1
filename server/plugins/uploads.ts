import { createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/domain/refusal.ts'
import {
  listingPicturesAtMost,
  uploadBytesAtMost,
  uploadBytesAtOnce,
  uploadsAtOnce,
} from '#contract/limits.ts'
import type { UploadedFile } from '#server/services/pictures.ts'
import { uploadRoom } from '#server/services/upload-room.ts'
import { loginNeeded } from './session.ts'
import { allowSlowBody } from './slow-bodies.ts'
import { makeUploadFolder } from './upload-folder.ts'

const nameLengthAtMost = 100

const takeRoom = uploadRoom({ ofUserAtMost: uploadsAtOnce, bytesAtMost: uploadBytesAtOnce })

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
 *  @throws Refusal when the request is none of files, or one is too large; TooMany before anything is
 *  read, when the user, the source or all have as much under way as they may */
export async function* uploadsOf(request: FastifyRequest): AsyncGenerator<UploadedFile> {
  if (!request.isMultipart()) {
    throw new Refusal('not-a-picture', 'Pictures are sent as multipart/form-data.')
  }
  const { viewerId: userId } = request
  if (userId === null) throw loginNeeded()
  const giveBack = takeRoom({ userId, address: request.ip, bytes: bytesOnDisk(request) })
  try {
    allowSlowBody(request)
    yield* filesOf(request)
  } finally {
    giveBack()
  }
}

/** What a request takes at most: its files lie there one at a time. */
function bytesOnDisk({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? uploadBytesAtMost)
  return Math.min(length, uploadBytesAtMost)
}

async function* filesOf(request: FastifyRequest): AsyncGenerator<UploadedFile> {
  const folder = await makeUploadFolder()
  try {
    const path = join(folder, 'file')
    for await (const part of partsOf(request)) {
      // Its type has both names, but who writes a form by hand may leave them out.
      const { fieldname: field = '' } = part
      if (part.type === 'field') {
        const called = field || 'A part'
        throw new Refusal('invalid', `${called} is not a known field.`, [
          { path: field, message: 'is not a known field.' },
        ])
      }
      const name = (part.filename || field || 'A file').slice(0, nameLengthAtMost)
      await save(part, { field, name, path })
      yield { field, name, read: () => readFile(path) }
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

async function save(
  { file }: MultipartFile,
  { field, name, path }: { field: string; name: string; path: string },
) {
  await pipeline(file, createWriteStream(path)).catch((error: unknown) => {
    throw readable(error)
  })
  if (!file.truncated) return
  const message = `is too large. Maximum ${uploadBytesAtMost / 1e6} MB.`
  throw new Refusal('bad-file', `${name} ${message}`, [{ path: field, message }])
}

/** The parser's own complaints have no code: they are about what the client has sent. */
function readable(error: unknown): unknown {
  const isBroken = error instanceof Error && !('code' in error) && !(error instanceof Refusal)
  return isBroken ? new Refusal('invalid', 'This upload is not complete.') : error
}
