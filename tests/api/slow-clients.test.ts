import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { events } from '#contract/endpoints/events.ts'
import { clientLimits } from '#server/plugins/client-limits.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openConnection, type RawConnection } from '#tests/fixtures/raw-connection.ts'
import { rawUpload } from '#tests/fixtures/raw-upload.ts'
import { buildTestApp, openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
let app: TestApp['app']
const opened: RawConnection[] = []
const connectionsAtMost = 5
beforeAll(async () => {
  site = await openTestApp()
  app = await buildTestApp(site.context, {
    clientLimits: {
      headersMs: 300,
      bodyMs: 300,
      uploadMs: 20_000,
      stillMs: 1500,
      connectionsAtMost,
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const connection of opened) connection.close()
  await Promise.all(opened.splice(0).map(({ ended }) => ended))
})
afterAll(async () => {
  await app.close()
  await site.close()
})

async function open(to = app) {
  const { port } = to.server.address() as { port: number }
  const connection = await openConnection(port)
  opened.push(connection)
  return connection
}

const head = (lines: string[]) =>
  `${['POST /api/user/login HTTP/1.1', 'host: x', ...lines].join('\r\n')}\r\n`
const jsonBody = ['content-type: application/json', 'content-length: 1000', '', '{']
const health = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'

describe('the server ends the connection of a client that', () => {
  test('says nothing', async () => {
    expect(await (await open()).ended).toMatch(/^HTTP\/1\.1 408 |^$/)
  })

  test('says one byte of its head after the other', async () => {
    const client = await open()
    client.write(head([]))
    client.dribble('x-header: value\r\n', 20)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('stops in its body', async () => {
    const client = await open()
    client.write(head(jsonBody))
    const said = await client.ended
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(said).toContain("content-security-policy: default-src 'none'")
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toEqual({
      success: false,
      resObj: null,
      errorCode: 4,
      message: 'Please try again soon.',
    })
  })

  test('says one byte of its body after the other', async () => {
    const client = await open()
    client.write(head(jsonBody))
    client.dribble('a', 20)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('says its body in parts of no known length', async () => {
    const client = await open()
    client.write(head(['content-type: application/json', 'transfer-encoding: chunked', '']))
    client.dribble('1\r\na\r\n', 20)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('sends files without having shown who it is', async () => {
    const client = await open()
    const files = [
      'content-type: multipart/form-data; boundary=b',
      'content-length: 1000',
      '',
      '--b',
    ]
    client.write(head(files).replace('user/login', 'user/uploadimage/profile'))
    client.dribble('a', 20)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('stops in a request after one that was answered', async () => {
    const client = await open()
    client.write(health)
    await client.until(/ok/)
    client.write('GET /healthz HTTP/1.1\r\n')
    expect(await client.ended).toMatch(/"ok"[^]*HTTP\/1\.1 408 /)
  })
})

describe('somebody who may send files', () => {
  let payload: Buffer
  /** Has said the first half of an upload. */
  async function beginUpload() {
    const lender = await newUser(site)
    const upload = await rawUpload(lender, await newListing(lender), [new Blob(['no picture'])])
    payload = upload.payload
    const client = await open()
    client.write(upload.head)
    client.write(payload.subarray(0, payload.length / 2))
    return client
  }

  test('has more time for it than others have for what they say', async () => {
    const client = await beginUpload()
    const other = await open()
    other.write(head(jsonBody))
    expect(await other.ended).toMatch(/^HTTP\/1\.1 408 /)
    client.write(payload.subarray(payload.length / 2))
    expect(await client.until(/errorCode/)).toMatch(/^HTTP\/1\.1 415 /)
  })

  test('loses the connection on which nothing moves', async () => {
    expect(await (await beginUpload()).ended).toBe('')
  })
})

describe('many connections', () => {
  test('of a client that holds them open keep nobody else out', async () => {
    const held = await Promise.all(
      Array.from({ length: 3 * connectionsAtMost }, async () => {
        const client = await open()
        client.write(head([]))
        return client
      }),
    )
    const other = await open()
    other.write(health)
    expect(await other.until(/ready|ok/)).toMatch(/^HTTP\/1\.1 200 /)
    const first = held.slice(0, 2 * connectionsAtMost)
    await Promise.all(first.map(({ ended }) => ended))
  })

  test.each([`/${events.path}`, `/${events.path}/`, `/${events.path.replace('s', '%73')}`])(
    'on which somebody waits for events make room, the longest open first: %s',
    async (path) => {
      const user = await newUser(site)
      const cookie = [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const streams: RawConnection[] = []
      while (streams.length < connectionsAtMost) {
        const client = await open()
        client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`)
        await client.until(/retry/)
        streams.push(client)
      }
      const other = await open()
      other.write(health)
      expect(await other.until(/ready|ok/)).toMatch(/^HTTP\/1\.1 200 /)
      expect(await Promise.race(streams.map(({ ended }, at) => ended.then(() => at)))).toBe(0)
    },
  )

  test('are refused while all of them are at work', async () => {
    const patient = await buildTestApp(site.context, {
      clientLimits: { ...clientLimits, bodyMs: 3000, connectionsAtMost },
    })
    onTestFinished(() => patient.close())
    await patient.listen({ port: 0, host: '127.0.0.1' })
    const working: RawConnection[] = []
    while (working.length < connectionsAtMost) {
      const begun = once(patient.server, 'request')
      const client = await open(patient)
      client.write(head(jsonBody))
      await begun
      working.push(client)
    }
    const other = await open(patient)
    expect(await other.ended).toBe('')
    for (const { ended } of working) expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('a request is refused before it is read when', () => {
  test('its head is larger than 16 kB', async () => {
    const client = await open()
    client.write(head([`cookie: session=${'x'.repeat(20_000)}`, '']))
    expect(await client.ended).toMatch(/^HTTP\/1\.1 431 [\s\S]*"errorCode":4/)
  })

  test('its address is', async () => {
    const client = await open()
    client.write(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 431 /)
  })

  test.each([
    ['is no HTTP', 'hello\r\n\r\n'],
    ['says its length twice', head(['content-length: 1', 'content-length: 2', '', 'x'])],
    [
      'says its length in two ways',
      head(['content-length: 1', 'transfer-encoding: chunked', '', 'x']),
    ],
    ['hides a character in its head', head(['x-header: a\0b', ''])],
    ['names no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('it %s', async (_what, text) => {
    const client = await open()
    client.write(text)
    expect(await client.ended).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('its body says that it is larger than 1 MB', async () => {
    const client = await open()
    client.write(head(['content-type: application/json', 'content-length: 1000001', '', '{']))
    expect(await client.until(/errorCode/)).toMatch(/^HTTP\/1\.1 413 /)
  })
})
