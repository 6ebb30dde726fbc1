import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { StartError } from '#server/db/start-error.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { startS3Server, type S3Server } from '#tests/fixtures/s3-server.ts'
import { readBucketAddress } from './bucket-address.ts'
import { openBucketStore } from './bucket-store.ts'
import { MediaAwayError } from './media-away-error.ts'
import type { MediaStore } from './media-store.ts'

const name = `${'0123456789abcdef'.repeat(2)}-600x450-c8b49a.jpg`
const bytes = Buffer.from('picture')
const longAgo = new Date('2020-01-01T00:00:00Z')

let server: S3Server
beforeEach(async () => {
  server = await startS3Server(2)
})
afterEach(() => server.close())

const open = (url = server.url, timeoutMs?: number) =>
  openBucketStore(readBucketAddress({ S3_URL: url })!, { timeoutMs })

async function all(names: AsyncIterable<string>) {
  const all = []
  for await (const each of names) all.push(each)
  return all
}

/** Lets the first of such requests wait.
 *  @returns what resolves when it has come, and what lets it go on */
function hold(asked: string) {
  const arrival = closedGate()
  const answer = closedGate()
  server.before = async (each) => {
    if (each !== asked) return
    server.before = async () => undefined
    arrival.open()
    await answer.opened
  }
  return { come: arrival.opened, go: answer.open }
}

describe('a removal', () => {
  const dayAgo = () => new Date(Date.now() - 24 * 3_600_000)
  let store: MediaStore
  beforeEach(async () => {
    store = await open()
    await store.put(name, bytes)
    await server.age(`site/${name}`, longAgo)
  })

  test('first keeps the picture aside, where it is read, and a later one removes it', async () => {
    await store.removePutBefore(name, dayAgo())
    expect(await server.keys()).toEqual([`site/removed/${name}`])
    await store.removePutBefore(name, dayAgo())
    expect(await store.read(name)).toEqual(bytes)
    await server.age(`site/removed/${name}`, longAgo)
    await store.removePutBefore(name, dayAgo())
    expect(await server.keys()).toEqual([])
  })

  test.each(['GET', 'DELETE'])(
    'that is held up at its %s takes no picture that is put there meanwhile',
    async (method) => {
      const { come, go } = hold(`${method} site/${name}`)
      const removed = store.removePutBefore(name, dayAgo())
      await come
      await store.put(name, bytes)
      go()
      await removed
      expect(await store.read(name)).toEqual(bytes)
      for (let round = 0; round < 2; round += 1) await store.removePutBefore(name, dayAgo())
      expect(await store.read(name)).toEqual(bytes)
    },
  )

  test('that ends what lies aside takes nothing that is put there meanwhile', async () => {
    await store.removePutBefore(name, dayAgo())
    await server.age(`site/removed/${name}`, longAgo)
    const { come, go } = hold(`DELETE site/removed/${name}`)
    const removed = store.removePutBefore(name, dayAgo())
    await come
    await store.put(name, bytes)
    go()
    await removed
    expect(await store.read(name)).toEqual(bytes)
  })

  test('of a picture that came back leaves it, though an old copy lies aside', async () => {
    await store.removePutBefore(name, dayAgo())
    await server.age(`site/removed/${name}`, longAgo)
    await store.put(name, bytes)
    await store.removePutBefore(name, dayAgo())
    expect(await store.read(name)).toEqual(bytes)
  })
})

describe('a bucket in trouble', () => {
  test.each([
    [503, 'SlowDown'],
    [500, 'InternalError'],
    [429, 'TooManyRequests'],
  ])('that answers %i once is asked again', async (...refusal) => {
    const store = await open()
    server.before = async () => {
      server.before = async () => undefined
      return refusal
    }
    await store.put(name, bytes)
    expect(await store.read(name)).toEqual(bytes)
  })

  test.each([
    [503, 'SlowDown'],
    [403, 'AccessDenied'],
    [404, 'NoSuchBucket'],
  ])('that goes on answering %i is told from a picture that is not there', async (...refusal) => {
    const store = await open()
    server.before = async () => refusal
    const [status, code] = refusal
    const calls = [
      () => store.put(name, bytes),
      () => store.read(name),
      () => store.removePutBefore(name, new Date()),
      () => all(store.putBefore(new Date())),
    ]
    for (const call of calls) {
      const error: unknown = await call().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(MediaAwayError)
      expect(error).toMatchObject({ status, code })
      expect((error as Error).message).not.toContain(server.key.secretAccessKey)
    }
  })

  test('that says nothing is not waited for longer than that', async () => {
    const store = await open(server.url, 2000)
    const { go } = hold(`GET site/${name}`)
    await expect(store.read(name)).rejects.toMatchObject({ code: 'TimeoutError', status: null })
    go()
  })

  test('that is away is told so', async () => {
    const store = await open()
    await server.close()
    await expect(store.read(name)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    server = await startS3Server()
  })
})

describe('at the start', () => {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(server.url)
    change(url)
    return url.href
  }
  const sentenceOf = async (url: string) => {
    const error: unknown = await open(url, 2000).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(StartError)
    const { message } = error as StartError
    expect(message).toMatch(/^S3_URL: .*\.$/)
    expect(message).not.toMatch(/se\+cret|se%2Bcret|hush/)
    return message
  }

  test('nothing is left behind', async () => {
    await open()
    expect(await server.keys()).toEqual([])
  })

  test('what cannot be used is told in one sentence', async () => {
    expect(await sentenceOf(changed((url) => (url.password = 'hush')))).toContain(
      'refuses the key, which has to list, read, write and delete in "pictures" (SignatureDoesNotMatch)',
    )
    expect(await sentenceOf(changed((url) => (url.pathname = '/other')))).toContain(
      'has no bucket "other"',
    )
    expect(await sentenceOf(changed((url) => (url.search = '')))).toContain(
      'is not in the region us-east-1',
    )
    expect(await sentenceOf(changed((url) => (url.port = '1')))).toContain('no storage answers at')
  })

  test.each(['GET ', 'PUT site/', 'GET site/', 'DELETE site/'])(
    'so is a key that may not %s',
    async (asked) => {
      server.before = async (each) => (each.startsWith(asked) ? [403, 'AccessDenied'] : undefined)
      expect(await sentenceOf(server.url)).toContain('(AccessDenied)')
    },
  )

  test('so is something that is no storage', async () => {
    const mute = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void mute.close())
    await new Promise((listening) => mute.once('listening', listening))
    const { port } = mute.address() as AddressInfo
    expect(await sentenceOf(changed((url) => (url.port = String(port))))).toContain(
      '(TimeoutError)',
    )
  })
})
