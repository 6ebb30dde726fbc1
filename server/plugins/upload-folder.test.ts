import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeUploadFolder, removeCutOffUploads } from './upload-folder.ts'

test('what a killed process has left of its uploads is removed, and nothing else', async () => {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'staylend-cut-off-'))
  onTestFinished(() => rm(temporaryFolder, { recursive: true }))
  vi.stubEnv('TMPDIR', temporaryFolder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const old = new Date('2026-11-10T02:20:00Z')
  const cutOff = await makeUploadFolder()
  await writeFile(join(cutOff, 'file'), 'half a picture')
  const others = await mkdtemp(join(temporaryFolder, 'somebody-else-'))
  for (const folder of [cutOff, others]) await utimes(folder, old, old)
  const underWay = await makeUploadFolder()
  const fail = vi.fn()
  await removeCutOffUploads(new Date(old.getTime() + 1), fail)
  expect(fail).not.toHaveBeenCalled()
  expect((await readdir(temporaryFolder)).sort()).toEqual(
    [others, underWay].map((folder) => basename(folder)).sort(),
  )
})
