import { describe, expect, onTestFinished, test } from 'vitest'
import {
  failing,
  stalling,
  startRangeServer,
  type RangeServer,
} from '#tests/fixtures/range-server.ts'
import { watchStyle } from './watch-style.ts'

const json =
  (value: unknown): RangeServer['answer'] =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const text =
  (type: string, body: string): RangeServer['answer'] =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body)

const leadTo =
  (location: string): RangeServer['answer'] =>
  (_request, response) =>
    void response.writeHead(302, { location }).end()

const styleOf = (...hosts: string[]) => ({
  version: 8,
  sources: Object.fromEntries(
    hosts.map((host) => [host, { type: 'vector', tiles: [`https://${host}/{z}/{x}/{y}`] }]),
  ),
  layers: [],
})

async function serve(answer: RangeServer['answer']): Promise<RangeServer> {
  const server = await startRangeServer(answer)
  onTestFinished(() => server.close())
  return server
}

function watch(
  styleUrl: string,
  pauses: { pauseMs?: number; firstRetryMs?: number; timeoutMs?: number } = {},
) {
  const said: string[] = []
  const watched = watchStyle({
    styleUrl,
    warn: (sentence) => said.push(sentence),
    ...pauses,
  })
  onTestFinished(() => watched.close())
  return { watched, said }
}

const originOf = ({ url }: RangeServer) => new URL(url).origin

describe('the hosts of a style', () => {
  test('are its own until it is read, then all of them', async () => {
    const server = await serve(json(styleOf('tiles.example')))
    const { watched, said } = watch(server.url)
    expect(watched.isTried).toBe(false)
    expect(watched.origins).toEqual({ connect: [originOf(server)], images: [] })
    await expect.poll(() => watched.isTried).toBe(true)
    expect(watched.origins.connect).toEqual([originOf(server), 'https://tiles.example'])
    expect(said).toEqual([])
  })

  test('are those of the descriptions of its sources too', async () => {
    const description = await serve(json({ tiles: ['https://tiles.example/{z}/{x}/{y}.png'] }))
    const server = await serve(
      json({ version: 8, layers: [], sources: { air: { type: 'raster', url: description.url } } }),
    )
    const { watched } = watch(server.url)
    await expect.poll(() => watched.isTried).toBe(true)
    expect(watched.origins.connect).toEqual([
      originOf(server),
      originOf(description),
      'https://tiles.example',
    ])
    expect(watched.origins.images).toEqual([originOf(description), 'https://tiles.example'])
  })

  test('are those that it leads over', async () => {
    const last = await serve(json(styleOf('tiles.example')))
    const between = await serve(leadTo(last.url))
    const first = await serve(leadTo(between.url))
    const { watched } = watch(first.url)
    await expect.poll(() => watched.isTried).toBe(true)
    expect(watched.origins.connect).toEqual([
      ...[first, between, last].map(originOf),
      'https://tiles.example',
    ])
  })

  test('are read again, and are others then', async () => {
    const server = await serve(json(styleOf('one.example')))
    const { watched } = watch(server.url, { pauseMs: 10 })
    await expect.poll(() => watched.origins.connect).toContain('https://one.example')
    server.answer = json(styleOf('two.example'))
    await expect.poll(() => watched.origins.connect).toContain('https://two.example')
    expect(watched.origins.connect).not.toContain('https://one.example')
  })

  test('are not more than a header holds', async () => {
    const hosts = Array.from({ length: 500 }, (_, index) => `tiles-${index}.example`)
    const { watched, said } = watch((await serve(json(styleOf(...hosts)))).url)
    await expect.poll(() => said).toHaveLength(1)
    expect(said[0]).toContain('more than 40 hosts')
    expect(watched.origins.connect).toHaveLength(40)
  })
})

describe('a style that cannot be read is said once, without its key', () => {
  test.each<[string, RangeServer['answer'], RegExp]>([
    ['401', failing(401), /it answers 401/],
    ['403', failing(403), /it answers 403/],
    ['404', failing(404), /it answers 404/],
    ['500', failing(500), /it answers 500/],
    ['HTML', text('text/html', '<!doctype html>'), /it is no JSON/],
    ['JSON that ends early', text('application/json', '{"version":8,'), /it is no JSON/],
    ['JSON of another kind', json(['style']), /it is no MapLibre style/],
    ['null', json(null), /it is no MapLibre style/],
    ['too much', text('application/json', ' '.repeat(9_000_000)), /longer than 8 MB/],
    ['nothing at all', stalling, /does not answer in time/],
    ['an end of the connection', (request) => void request.destroy(), /cannot be reached/],
    ['a way to a file', leadTo('file:///etc/passwd'), /no web address/],
    ['a way to a script', leadTo('javascript:alert(1)'), /no web address/],
    ['a way to itself', leadTo('/streets.pmtiles?key=hush'), /leads on and on/],
  ])('(it answers %s)', async (_what, answer, reason) => {
    const server = await serve(answer)
    const timeoutMs = answer === stalling ? 100 : undefined
    const { watched, said } = watch(server.url, { firstRetryMs: 5, timeoutMs })
    await expect.poll(() => said).toHaveLength(1)
    const asked = server.asked
    await expect.poll(() => server.asked).toBeGreaterThan(asked)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(/^MAP_STYLE_URL http:\/\/127\.0\.0\.1:\d+\/streets\.pmtiles cannot be/)
    expect(said[0]).toMatch(reason)
    expect(said[0]).not.toContain('hush')
    expect(watched.origins.connect).toEqual([originOf(server)])
  })

  test('and is drawn as before when it was read before', async () => {
    const server = await serve(json(styleOf('one.example')))
    const { watched, said } = watch(server.url, { pauseMs: 10 })
    await expect.poll(() => watched.origins.connect).toContain('https://one.example')
    server.answer = failing(500)
    await expect.poll(() => said).toHaveLength(1)
    expect(watched.origins.connect).toContain('https://one.example')
  })

  test('nor a source of it', async () => {
    const description = await serve(failing(401))
    const server = await serve(
      json({ version: 8, layers: [], sources: { air: { type: 'vector', url: description.url } } }),
    )
    const { watched, said } = watch(server.url)
    await expect.poll(() => said).toHaveLength(1)
    expect(said[0]).toMatch(/of its source http:\S+\/streets\.pmtiles, it answers 401/)
    expect(watched.origins.connect).toEqual([originOf(server), originOf(description)])
  })
})
