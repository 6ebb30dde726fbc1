import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startS3Server } from '#tests/fixtures/s3-server.ts'
import { assertOwn, openAdmin } from './open-admin.ts'

test('a database of another user of the machine is left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-admin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { uid } = await stat(folder)
  await expect(assertOwn(folder)).resolves.toBeUndefined()
  await expect(assertOwn(folder, uid + 1)).rejects.toThrow(
    `DATA_DIR: ${folder} belongs to the user ${uid} of this machine.`,
  )
})

test('a bucket that is looked into stays as it is', async () => {
  const storage = await startS3Server()
  onTestFinished(() => storage.close())
  const env = { DATABASE_URL: inject('postgresUrl'), S3_URL: storage.url }
  const { openMedia, close } = await openAdmin(env)
  onTestFinished(close)
  await openMedia()
  expect(storage.asked).toEqual([expect.stringMatching(/^GET /)])
})
