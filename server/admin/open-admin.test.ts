import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { assertOwn } from './open-admin.ts'

test('a database of another user of the machine is left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-admin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { uid } = await stat(folder)
  await expect(assertOwn(folder)).resolves.toBeUndefined()
  await expect(assertOwn(folder, uid + 1)).rejects.toThrow(
    `DATA_DIR: ${folder} belongs to the user ${uid} of this machine.`,
  )
})
