import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startS3Server } from '#tests/fixtures/s3-server.ts'
import { readBucketAddress } from './bucket-address.ts'
import { openBucketStore } from './bucket-store.ts'
import { openFolderStore } from './folder-store.ts'
import { markName } from './media-name.ts'
import type { MediaStore } from './media-store.ts'

const name = `${'0123456789abcdef'.repeat(2)}-600x450-c8b49a.jpg`
const bytes = Buffer.from('picture')

/** Where pictures are kept, with a way to what is there. */
interface Place {
  /** As one more process does. */
  open(): Promise<MediaStore>
  age(name: string, putOn: Date): Promise<void>
  /** Puts something there that is no picture. */
  addStrange(name: string): Promise<void>
  remove(): Promise<void>
}

async function folderPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-media-'))
  return {
    open: async () => openFolderStore(folder),
    age: (each, putOn) => utimes(join(folder, each), putOn, putOn),
    addStrange: (each) => writeFile(join(folder, each), 'Not ours'),
    remove: () => rm(folder, { recursive: true }),
  }
}

async function bucketPlace(): Promise<Place> {
  const server = await startS3Server(2)
  const address = readBucketAddress({ S3_URL: server.url })!
  return {
    open: () => openBucketStore(address),
    age: (each, putOn) => server.age(`site/${each}`, putOn),
    addStrange: (each) => server.add(`site/${each}`, 'Not ours'),
    remove: () => server.close(),
  }
}

describe.each([
  ['a folder', folderPlace],
  ['a bucket', bucketPlace],
])('pictures in %s', (_kind, open) => {
  let place: Place
  let store: MediaStore
  beforeEach(async () => {
    place = await open()
    store = await place.open()
  })
  afterEach(() => place.remove())

  const longAgo = new Date('2020-01-01T00:00:00Z')
  const before = () => new Date(Date.now() - 60_000)
  const later = () => new Date(Date.now() + 60_000)
  const namesBefore = async (time: Date) => {
    const names = []
    for await (const each of store.putBefore(time)) names.push(each)
    return names.toSorted()
  }

  test('are nothing before the first', async () => {
    expect(await store.read(name)).toBeNull()
    expect(await namesBefore(later())).toEqual([])
  })

  test('come back as they were put in, to another process as well', async () => {
    await store.put(name, bytes)
    expect(await store.read(name)).toEqual(bytes)
    expect(await (await place.open()).read(name)).toEqual(bytes)
  })

  test('may be put there twice at once', async () => {
    await Promise.all([store.put(name, bytes), store.put(name, bytes)])
    expect(await store.read(name)).toEqual(bytes)
    expect(await namesBefore(later())).toEqual([name])
  })

  test.each(['../secret.jpg', name.toUpperCase(), `./${name}`, `${name}/..`, `${name}\0`, ''])(
    'have no name %j',
    async (strange) => {
      await expect(store.read(strange)).rejects.toThrow(RangeError)
      await expect(store.put(strange, bytes)).rejects.toThrow(RangeError)
      await expect(store.removePutBefore(strange, later())).rejects.toThrow(RangeError)
    },
  )

  test('are found by their age, all of them, and without what is strange', async () => {
    const names = [...'abcde'].map((digit) => `${digit.repeat(32)}-60x40-c8b49a.webp`)
    for (const each of names) await store.put(each, bytes)
    await place.addStrange('read me & more.txt')
    expect(await namesBefore(before())).toEqual([])
    expect(await namesBefore(later())).toEqual(names)
  })

  test('are marked once it is said whose they are, and the mark is none of them', async () => {
    expect(await store.readMark()).toBeNull()
    await store.putMark('ours')
    expect(await (await place.open()).readMark()).toBe('ours')
    await store.putMark('theirs')
    expect(await store.readMark()).toBe('theirs')
    expect(await namesBefore(later())).toEqual([])
    await expect(store.read(markName)).rejects.toThrow(RangeError)
    await expect(store.removePutBefore(markName, later())).rejects.toThrow(RangeError)
  })

  test('are gone once they have been removed twice, and once more is no error', async () => {
    await store.put(name, bytes)
    for (let round = 0; round < 3; round += 1) await store.removePutBefore(name, later())
    expect(await store.read(name)).toBeNull()
    expect(await namesBefore(later())).toEqual([])
  })

  test('count as new when they are put there again, and stay', async () => {
    await store.put(name, bytes)
    await place.age(name, longAgo)
    await store.put(name, bytes)
    expect(await namesBefore(before())).toEqual([])
    for (let round = 0; round < 2; round += 1) await store.removePutBefore(name, before())
    expect(await store.read(name)).toEqual(bytes)
  })

  test('are there after any number of removals at the moment of putting', async () => {
    const other = await place.open()
    await store.put(name, bytes)
    for (let round = 0; round < 10; round += 1) {
      await place.age(name, longAgo).catch(() => undefined)
      const removing = [store, other, other].map((each) => each.removePutBefore(name, before()))
      await Promise.all([store.put(name, bytes), ...removing])
      expect(await other.read(name)).toEqual(bytes)
      await store.removePutBefore(name, before())
      expect(await store.read(name)).toEqual(bytes)
      await store.put(name, bytes)
    }
  })
})
