import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFolderStore } from './folder-store.ts'

const name = `${'0123456789abcdef'.repeat(2)}-600x450-c8b49a.jpg`
const bytes = Buffer.from('picture')

let parent: string
let folder: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'staylend-media-'))
  folder = join(parent, 'media')
})
afterAll(() => rm(parent, { recursive: true }))

describe('a folder of pictures', () => {
  test('has nothing before the first, not even itself', async () => {
    expect(await openFolderStore(folder).read(name)).toBeNull()
    expect(await readdir(parent)).toEqual([])
  })

  test('gives back what was put in, after a new start as well', async () => {
    await openFolderStore(folder).put(name, bytes)
    expect(await openFolderStore(folder).read(name)).toEqual(bytes)
  })

  test('writes a name once, and leaves nothing beside it', async () => {
    const { ino, mtimeMs } = await stat(join(folder, name))
    const store = openFolderStore(folder)
    await Promise.all([store.put(name, bytes), store.put(name, bytes)])
    expect(await stat(join(folder, name))).toMatchObject({ ino, mtimeMs })
    expect(await readdir(folder)).toEqual([name])
  })

  test('may be asked for the same twice at once', async () => {
    const other = name.replace('.jpg', '.webp')
    const store = openFolderStore(folder)
    await Promise.all([store.put(other, bytes), store.put(other, bytes)])
    expect(await store.read(other)).toEqual(bytes)
    expect(await readdir(folder)).toHaveLength(2)
  })

  test.each(['../secret.jpg', name.toUpperCase(), `./${name}`, `${name}/..`, `${name}\0`, ''])(
    'knows no file %j',
    async (strange) => {
      await expect(openFolderStore(folder).read(strange)).rejects.toThrow(RangeError)
      await expect(openFolderStore(folder).put(strange, bytes)).rejects.toThrow(RangeError)
    },
  )
})
