import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { startBalancer } from '#tests/fixtures/balancer.ts'
import { fillWithPairs, type Pair } from '#tests/fixtures/chat-pairs.ts'
import { createMigratedPostgres } from '#tests/fixtures/migrated-postgres.ts'
import { addressOf, startProcess } from '#tests/fixtures/server-process.ts'
import { acknowledgedByAll, sendTo, startWriter } from './writers.ts'

/** So often each of the two processes is stopped and started again. */
const rounds = Number(process.env['RESTART_ROUNDS'] ?? 1)
const writerCount = 4
const secret = 'x'.repeat(32)

let place: Awaited<ReturnType<typeof createMigratedPostgres>>
let pairs: Pair[]
beforeEach(async () => {
  place = await createMigratedPostgres()
  pairs = await fillWithPairs(place, writerCount, secret)
})
afterEach(() => place.drop())

async function begin() {
  const server = startProcess({
    DATABASE_URL: place.databaseUrl,
    SESSION_SECRET: secret,
    MESSAGES_AT_ONCE: '1000000',
    DRAIN_SECONDS: '3',
  })
  onTestFinished(() => server.stop('SIGKILL'))
  return { ...server, origin: await addressOf(server) }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'nobody answers' as const,
  )

test('a process that is asked to stop says so at once, answers what is under way, ends its streams and then itself', async () => {
  const { origin, ended, stop } = await begin()
  const [[{ headers, listingId }]] = pairs as [Pair]
  const stream = await fetch(`${origin}/api/events`, { headers })
  const streamEnds = stream.text()
  const body = JSON.stringify({ RentId: listingId, Msg: 'Is it free in May?' })
  const slow = request(`${origin}/${sendAsRenter.path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': crypto.randomUUID(),
    },
  })
  const answers = once(slow, 'response')
  slow.write(body.slice(0, 10))
  expect(await statusOf(`${origin}/readyz`)).toBe(200)

  stop('SIGTERM')
  await expect.poll(() => statusOf(`${origin}/readyz`), { interval: 5 }).toBe(503)
  const served = await fetch(`${origin}/healthz`)
  expect(served.status).toBe(200)
  expect(served.headers.get('connection')).toBe('close')
  expect(await streamEnds).toContain('retry: ')
  await expect.poll(() => statusOf(`${origin}/readyz`)).toBe('nobody answers')

  slow.end(body.slice(10))
  const [answer] = await answers
  expect(answer.statusCode).toBe(200)
  expect(answer.headers.connection).toBe('close')
  expect(await json(answer)).toMatchObject({
    success: true,
    resObj: { Msg: 'Is it free in May?' },
  })
  expect((await ended).code).toBe(0)
})

test(
  'two processes behind a balancer are started again one after the other, and not one request fails',
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    const balancer = await startBalancer()
    onTestFinished(() => balancer.close())
    const startBehind = async () => {
      const server = await begin()
      await balancer.add(server.origin)
      return server
    }
    const running = await Promise.all([startBehind(), startBehind()])
    const failed: number[] = []
    const writers = pairs.map(([renter]) => {
      const send = sendTo(() => balancer.url, renter)
      return startWriter(renter.userId, async (text, key) => {
        const status = await send(text, key)
        if (status !== 200) failed.push(status)
        return status
      })
    })
    onTestFinished(() => writers.forEach((writer) => writer.giveUp()))
    for (let restart = 0; restart < 2 * rounds; restart += 1) {
      const old = running.shift()!
      const before = acknowledgedByAll(writers)
      old.stop('SIGTERM')
      expect((await old.ended).code).toBe(0)
      balancer.remove(old.origin)
      running.push(await startBehind())
      expect(acknowledgedByAll(writers)).toBeGreaterThan(before)
    }
    await Promise.all(writers.map((writer) => writer.stop()))
    expect(failed).toEqual([])
  },
)
