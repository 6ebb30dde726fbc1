import type * as files from 'node:fs/promises'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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
      done.push(`sync ${path.endsWith('.unfinished') ? 'file' : basename(path)}`)
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
    const store = openFolderStore(folder)
    await store.put(name, bytes)
    const { ino, birthtimeMs } = await stat(join(folder, name))
    await Promise.all([store.put(name, bytes), store.put(name, bytes)])
    expect(await stat(join(folder, name))).toMatchObject({ ino, birthtimeMs })
    expect(await readdir(folder)).toEqual([name])
  })
})

describe('what was put there before', () => {
  const [old, fresh] = ['a', 'b'].map((digit) => `${digit.repeat(32)}-60x40-c8b49a.webp`) as [
    string,
    string,
  ]
  const later = () => new Date(Date.now() + 60_000)
  const namesBefore = async (time: Date) => {
    const names = []
    for await (const each of openFolderStore(folder).putBefore(time)) names.push(each)
    return names
  }
  beforeEach(async () => {
    folder = join(parent, crypto.randomUUID())
    await openFolderStore(folder).put(old, bytes)
  })

  test('is found by its age, with what was never finished and without strange files', async () => {
    await writeFile(join(folder, `${fresh}.1.unfinished`), 'half')
    await writeFile(join(folder, 'readme.txt'), 'Not ours')
    expect(await namesBefore(new Date(Date.now() - 60_000))).toEqual([])
    expect((await namesBefore(later())).toSorted()).toEqual([old, `${fresh}.1.unfinished`])
  })

  test('is nothing where nothing was ever put', async () => {
    folder = join(parent, 'none')
    expect(await namesBefore(later())).toEqual([])
  })

  test('is removed, and what is not there any more is no error', async () => {
    const store = openFolderStore(folder)
    await writeFile(join(folder, `${old}.1.unfinished`), 'half')
    for (const each of [old, old, `${old}.1.unfinished`]) await store.removePutBefore(each, later())
    expect(await readdir(folder)).toEqual([])
  })

  test.each(['../secret.jpg', '../x.unfinished'])('leads nowhere else by %s', async (strange) => {
    await writeFile(join(parent, 'x.unfinished'), 'Not ours')
    await openFolderStore(folder)
      .removePutBefore(strange, later())
      .catch(() => undefined)
    expect(await readdir(parent)).toContain('x.unfinished')
  })
})
