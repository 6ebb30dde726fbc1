import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import { uploadProfilePicture } from '#contract/endpoints/user.ts'
import { startBalancer, type Balancer } from '#tests/fixtures/balancer.ts'
import { fillWithPairs, type Pair } from '#tests/fixtures/chat-pairs.ts'
import { urlOf } from '#tests/fixtures/client.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { createMigratedPostgres } from '#tests/fixtures/migrated-postgres.ts'
import { photo } from '#tests/fixtures/photos.ts'
import { addressOf, startProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

const messagesAtOnce = 6
const secret = 'x'.repeat(32)

let place: Awaited<ReturnType<typeof createMigratedPostgres>>
let shared: Awaited<ReturnType<typeof createTestDataDir>>
let pairs: Pair[]
let processes: ServerProcess[]
let balancer: Balancer
beforeAll(async () => {
  place = await createMigratedPostgres()
  shared = await createTestDataDir()
  pairs = await fillWithPairs(place, 3, secret)
  const env = {
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: shared.dataDir,
    SESSION_SECRET: secret,
    MESSAGES_AT_ONCE: String(messagesAtOnce),
  }
  processes = [startProcess(env), startProcess(env)]
  balancer = await startBalancer()
  for (const each of processes) await balancer.add(await addressOf(each))
})
afterAll(async () => {
  await balancer?.close()
  for (const each of processes ?? []) each.stop('SIGTERM')
  await Promise.all(processes?.map(({ ended }) => ended) ?? [])
  await shared?.remove()
  await place?.drop()
})

const write = ([{ headers, listingId }]: Pair, Msg: string) =>
  fetch(`${balancer.url}/${sendAsRenter.path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ RentId: listingId, Msg }),
  })

/** @returns how many requests each process was given meanwhile */
async function shareOf(work: () => Promise<void>): Promise<number[]> {
  const before = balancer.targets.map(({ given }) => given)
  await work()
  return balancer.targets.map(({ given }, at) => given - before[at]!)
}

test('somebody hears of what is written, whichever process it met', async () => {
  const pair = pairs[0]!
  const stream = await fetch(`${balancer.url}/api/events`, { headers: pair[1].headers })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listen = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      heard += value
    }
  }
  const listening = listen()
  const given = await shareOf(async () => {
    for (const Msg of ['One', 'Two', 'Three', 'Four'])
      expect((await write(pair, Msg)).status).toBe(200)
  })
  expect(given).toEqual([2, 2])
  await expect.poll(() => heard.match(/^event: chat$/gm)?.length).toBe(4)
  await reader.cancel()
  await listening
})

test('what somebody may do at once is counted together', async () => {
  const statuses: number[] = []
  const given = await shareOf(async () => {
    for (let count = 0; count < 2 * messagesAtOnce; count += 1)
      statuses.push((await write(pairs[1]!, `Message ${count}`)).status)
  })
  expect(given).toEqual([messagesAtOnce, messagesAtOnce])
  expect(statuses.slice(0, messagesAtOnce)).toEqual(
    statuses.slice(0, messagesAtOnce).map(() => 200),
  )
  expect(statuses.slice(messagesAtOnce)).toContain(429)
  // One comes back every two seconds.
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(messagesAtOnce + 4)
})

test('a picture in the folder that they share is shown by both', async () => {
  const [{ headers, userId }] = pairs[2]!
  const form = new FormData()
  form.append('p0', await photo(1), 'me.jpg')
  const path = urlOf(uploadProfilePicture, { params: { id: userId } })
  const answer = await fetch(balancer.url + path, { method: 'POST', headers, body: form })
  expect(answer.status).toBe(200)
  const { files } = (await answer.json()) as { files: [string] }
  const shown = await Promise.all(balancer.targets.map(({ url }) => fetch(url + files[0])))
  expect(shown.map(({ status }) => status)).toEqual([200, 200])
})
