import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startChild } from './child.fixture.ts'
import { lockFolder } from './lock.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-lock-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is held once, and again after its release', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('another process is using')
  await lock.release()
  await (await lockFolder(folder)).release()
})

test('another process is kept out until it is killed, then its stale lock is taken over', async () => {
  const holder = await startChild('lock', folder)
  await expect(lockFolder(folder)).rejects.toThrow('another process is using')
  await holder.kill()
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^lock-/)])
  await (await lockFolder(folder)).release()
})

test('of many that find a stale lock exactly one takes it over', async () => {
  const holder = await startChild('lock', folder)
  await holder.kill()
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const won = attempts.filter((attempt) => attempt.status === 'fulfilled')
  expect(won).toHaveLength(1)
  await won[0]!.value.release()
})

test('a path too long for a socket is refused in words', async () => {
  const deep = join(folder, 'x'.repeat(100))
  mkdirSync(deep)
  await expect(lockFolder(deep)).rejects.toThrow(/DATA_DIR: the path .* is too long/)
})

test('a long path is locked by the way from the working folder where that is shorter', async () => {
  const deep = join(folder, 'x'.repeat(100))
  mkdirSync(deep)
  const child = await startChild('lockAndRelease', deep, deep)
  expect((await child.ended).code).toBe(0)
})
