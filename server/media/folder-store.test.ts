import type * as files from 'node:fs/promises'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openFolderStore } from './folder-store.ts'

const name = `${'0123456789abcdef'.repeat(2)}-600x450-c8b49a.jpg`
const bytes = Buffer.from('picture')

const done: string[] = []
vi.mock('node:fs/promises', async (importActual) => {
  const real = await importActual<typeof files>()
  const watched = (path: string, handle: files.FileHandle): files.FileHandle => {
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      await sync()
      done.push(`sync ${path.endsWith('.new') ? 'file' : basename(path)}`)
    }
    return handle
  }
  return {
    ...real,
    open: async (path: string, flags: string) => watched(path, await real.open(path, flags)),
    rename: async (from: string, to: string) => {
      await real.rename(from, to)
      done.push('rename')
    },
  }
})

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

  test('has a file for good: its content, its name, and the folder itself', async () => {
    done.length = 0
    const inNew = join(parent, 'new')
    await openFolderStore(inNew).put(name, bytes)
    const file = ['sync file', 'rename']
    const isWindows = process.platform === 'win32'
    expect(done).toEqual(isWindows ? file : [`sync ${basename(parent)}`, ...file, 'sync new'])
    await rm(inNew, { recursive: true })
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
