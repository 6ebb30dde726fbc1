import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { uploadListingPictures } from '#contract/endpoints/rent.ts'
import { uploadBytesAtMost, uploadBytesAtOnce, uploadsAtOnce } from '#contract/limits.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { photos } from '#tests/fixtures/photos.ts'
import { openConnection, type RawConnection } from '#tests/fixtures/raw-connection.ts'
import { rawUpload } from '#tests/fixtures/raw-upload.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let patient: TestApp['app']
let impatient: TestApp['app']
let temporaryFolder: string
const opened: RawConnection[] = []
beforeAll(async () => {
  // Other tests upload at the same time.
  temporaryFolder = await mkdtemp(join(tmpdir(), 'staylend-at-once-'))
  vi.stubEnv('TMPDIR', temporaryFolder)
  site = await openTestApp()
  patient = await buildTestApp(site.context, { trustProxy: true })
  impatient = await buildTestApp(site.context, { clientLimits: { stillMs: 3000 } })
  for (const app of [patient, impatient]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const connection of opened.splice(0)) connection.close()
  await untilOnDisk(0)
})
afterAll(async () => {
  await Promise.all([patient.close(), impatient.close()])
  await site.close()
  vi.unstubAllEnvs()
  await rm(temporaryFolder, { recursive: true })
})

const onDisk = async () =>
  (await readdir(temporaryFolder)).filter((name) => name.startsWith('staylend-upload-')).length
const untilOnDisk = (count: number) =>
  vi.waitFor(async () => expect(await onDisk()).toBe(count), { timeout: 10_000 })

const newLender = async (app = patient) => {
  const lender = await newUser({ ...site, app })
  return { app, lender, id: await newListing(lender) }
}
type Lender = Awaited<ReturnType<typeof newLender>>

/** @param length of the whole, as it is claimed */
type Claim = { length?: number; source?: string }

/** Sends the first half of a photo. */
async function beginUpload({ app, lender, id }: Lender, claim: Claim = {}) {
  const { head, payload } = await rawUpload(lender, id, await photos(1), claim)
  const connection = await openConnection((app.server.address() as { port: number }).port)
  opened.push(connection)
  connection.write(head)
  connection.write(payload.subarray(0, payload.length / 2))
  return { ...connection, finish: () => connection.write(payload.subarray(payload.length / 2)) }
}

async function beginMany(by: Lender, count = uploadsAtOnce, claim: Claim = {}) {
  const before = await onDisk()
  const begun = await Promise.all(Array.from({ length: count }, () => beginUpload(by, claim)))
  await untilOnDisk(before + count)
  return begun
}

const upload = async ({ lender, id }: Lender) =>
  lender.call(uploadListingPictures, { params: { id }, files: await photos(1) })

describe('somebody with as many uploads under way as one may have', () => {
  test('is told to come again before anything of one more is on the disk', async () => {
    const by = await newLender()
    const [first] = await beginMany(by)
    const refused = await beginUpload(by)
    const answer = await refused.until(/errorCode/)
    expect(answer).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5\r\n[\s\S]*"errorCode":7/)
    expect(answer).toContain('Too many pictures are waiting. Please try again soon.')
    expect(await onDisk()).toBe(uploadsAtOnce)
    first!.finish()
    expect(await first!.until(/errorCode/)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await upload(by)).toMatchObject({ errorCode: 0 })
  })

  test('keeps nobody else from theirs', async () => {
    await beginMany(await newLender())
    expect(await upload(await newLender())).toMatchObject({ errorCode: 0 })
  })

  test('may begin another one as soon as a connection is cut', async () => {
    const by = await newLender()
    for (let round = 0; round < 3; round += 1) {
      for (const { close } of await beginMany(by)) close()
      await untilOnDisk(0)
    }
    expect(await upload(by)).toMatchObject({ errorCode: 0 })
  })

  test('may begin another one once those on which nothing moves are ended', async () => {
    const by = await newLender(impatient)
    const begun = await beginMany(by)
    expect(await upload(by)).toMatchObject({ status: 429, errorCode: 7 })
    await Promise.all(begun.map(({ ended }) => ended))
    await untilOnDisk(0)
    expect(await upload(by)).toMatchObject({ errorCode: 0 })
  })
})

test.each<[string, Blob[]]>([
  ['is no picture', [new Blob(['no picture'])]],
  ['is too large', [new Blob([new Uint8Array(uploadBytesAtMost + 1)])]],
  ['has no file', []],
])('an upload that is refused since it %s leaves its place to the next', async (_why, files) => {
  const by = await newLender()
  for (let at = 0; at <= uploadsAtOnce; at += 1) {
    const answer = await by.lender.call(uploadListingPictures, { params: { id: by.id }, files })
    expect(answer.status).not.toBe(429)
    expect(answer.success).toBe(false)
  }
  expect(await upload(by)).toMatchObject({ errorCode: 0 })
})

const large = { length: 2 * uploadBytesAtMost }

/** Of many people, who come from so many addresses in turn. */
async function beginLarge(count: number, sources: number) {
  for (let left = count, at = 0; left > 0; left -= uploadsAtOnce, at += 1) {
    const claim = { ...large, source: `203.0.113.${at % sources}` }
    await beginMany(await newLender(), Math.min(left, uploadsAtOnce), claim)
  }
}

test('uploads of many people take no more of the disk than all of them may', async () => {
  const most = Math.floor(uploadBytesAtOnce / uploadBytesAtMost)
  await beginLarge(most, most)
  const other = await newLender()
  const refused = await beginUpload(other, large)
  expect(await refused.until(/errorCode/)).toMatch(/^HTTP\/1\.1 429 /)
  expect(await onDisk()).toBe(most)
  opened[0]!.close()
  await untilOnDisk(most - 1)
  await beginMany(other, 1, large)
})

test('uploads of many accounts from one address leave room to those from another', async () => {
  const most = Math.floor(uploadBytesAtOnce / 5 / uploadBytesAtMost)
  await beginLarge(most, 1)
  const other = await newLender()
  const refused = await beginUpload(other, { ...large, source: '203.0.113.0' })
  expect(await refused.until(/errorCode/)).toMatch(/^HTTP\/1\.1 429 [\s\S]*"errorCode":7/)
  await beginMany(other, 1, { ...large, source: '203.0.113.1' })
})
