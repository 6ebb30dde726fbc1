import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getListing, uploadListingPictures } from '#contract/endpoints/rent.ts'
import { login } from '#contract/endpoints/user.ts'
import { talkativePng } from '#tests/fixtures/bad-pictures.ts'
import { formOf, urlOf, type Client } from '#tests/fixtures/client.ts'
import { readEnvelope } from '#tests/fixtures/envelope.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let lender: Client
let id: number
let temporaryFolder: string
beforeAll(async () => {
  // Other tests upload at the same time.
  temporaryFolder = await mkdtemp(join(tmpdir(), 'staylend-bombs-'))
  vi.stubEnv('TMPDIR', temporaryFolder)
  site = await openTestApp()
  lender = await newUser(site)
  id = await newListing(lender)
})
afterAll(async () => {
  await site.close()
  vi.unstubAllEnvs()
  await rm(temporaryFolder, { recursive: true })
})

/** What uploads have left of themselves. */
const unfinished = async () =>
  (await readdir(temporaryFolder)).filter((name) => name.startsWith('staylend-upload-'))

const megabyte = 1_000_000
const boundary = 'bomb'
const partOf = (headers: string, content = 'x') =>
  `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const field = (name: string, content?: string) =>
  partOf(`Content-Disposition: form-data; name="${name}"`, content)
const file = (name: string, content?: string) =>
  partOf(
    `Content-Disposition: form-data; name="${name}"; filename="${name}.jpg"\r\nContent-Type: image/jpeg`,
    content,
  )
const many = (count: number, part: (name: string) => string) =>
  Array.from({ length: count }, (_, at) => part(`p${at}`)).join('')

async function upload(payload: string | Buffer, headers: Record<string, string> = {}) {
  const response = await lender.send({
    method: 'POST',
    url: urlOf(uploadListingPictures, { params: { id } }),
    headers: {
      ...lender.headersOf(uploadListingPictures),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload,
  })
  return readEnvelope(response)
}

describe('a form is refused, and nothing of it is left, when it has', () => {
  test.each<[string, () => string]>([
    ['5,000 fields', () => many(5000, field)],
    ['5,000 files', () => many(5000, file)],
    ['a field of 20 MB', () => field('note', 'x'.repeat(20 * megabyte))],
    ['a field with a name of 1 MB', () => field('n'.repeat(megabyte))],
    ['a file with a name of 1 MB', () => file('n'.repeat(megabyte))],
    ['a part with 10,000 headers', () => partOf('X-Header: a\r\n'.repeat(10_000) + 'X-Last: a')],
    ['a field that is called as a prototype', () => field('__proto__')],
    ['a file that is called as a prototype', () => file('__proto__')],
    ['a part that says nothing of itself', () => partOf('Content-Type: text/plain')],
    ['forms within its forms', () => many(500, (name) => file(name, many(1, file)))],
    ['nothing but beginnings', () => `--${boundary}\r\n`.repeat(10_000)],
  ])('%s', async (_what, parts) => {
    const { errorCode } = await upload(`${parts()}--${boundary}--\r\n`)
    expect([4, 8]).toContain(errorCode)
    expect((await lender.get(getListing, { params: { id } })).images).toEqual([])
    expect(await unfinished()).toEqual([])
  })

  test('come packed', async () => {
    const { payload } = await formOf([new Blob([new Uint8Array(20 * megabyte)])])
    const { errorCode } = await upload(gzipSync(payload), { 'content-encoding': 'gzip' })
    expect(errorCode).toBe(4)
    expect(await unfinished()).toEqual([])
  })
})

test('a picture that hides 100 MB in a note is a picture without it, or none', async () => {
  const { headers, payload } = await formOf([talkativePng()])
  expect(payload.length).toBeLessThan(megabyte)
  const { errorCode } = await upload(payload, headers)
  expect([0, 8]).toContain(errorCode)
  const sizes = await Promise.all(
    (await readdir(site.mediaFolder)).map((name) => stat(join(site.mediaFolder, name))),
  )
  for (const { size } of sizes) expect(size).toBeLessThan(10_000)
})

test('a body that is packed is not unpacked', async () => {
  const packed = gzipSync(Buffer.from(JSON.stringify({ email: ' '.repeat(100 * megabyte) })))
  expect(packed.length).toBeLessThan(megabyte)
  const response = await lender.send({
    method: 'POST',
    url: `/${login.path}`,
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: packed,
  })
  expect(readEnvelope(response).errorCode).toBe(4)
})
