/** How long a message takes from one person's sending until the other one's device has its text, with 1,000 people
 *  connected, and what their connections cost the server in memory:
 *
 *      node --import tsx bench/live-chat.ts [messages a second] [seconds] */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { fillWithPairs, type Talker } from '#tests/fixtures/chat-pairs.ts'
import { openStream, readNew, sendMessage } from './open-talk.ts'
import { memoryMB } from './process-memory.ts'
import { judge } from './report.ts'

const perSecond = Number(process.argv[2] ?? 20)
const seconds = Number(process.argv[3] ?? 30)
const pairCount = 500
const goals = { p99Ms: 300, idleMB: 100 }
/** Longer than a beat of the streams, and than a start is cleaned up after. */
const idleMs = 40_000
const stragglerMs = 10_000
const secret = 'x'.repeat(32)

const { dataDir, remove } = await createTestDataDir()
const pairs = await fillWithPairs({ dataDir }, pairCount, secret)
const { url, pid, stop } = await startOwnServer({ DATA_DIR: dataDir, SESSION_SECRET: secret })

const sentAtMs = new Map<string, number>()
const tookMs = new Map<string, number>()

/** What a page does that has its conversation open: after each event it asks for what is new, and says what was read;
 *  while it asks, all further events are one. */
function listener(reader: Talker): () => void {
  let isReading = false
  let isDue = false
  const read = async () => {
    while (isDue) {
      isDue = false
      await readNew(url, reader, heard)
    }
  }
  const heard = (text: string) => {
    const beganMs = sentAtMs.get(`${reader.userId} ${text}`)
    if (beganMs !== undefined) tookMs.set(text, performance.now() - beganMs)
  }
  return () => {
    isDue = true
    if (isReading) return
    isReading = true
    void read().finally(() => {
      isReading = false
    })
  }
}

async function sendSteadily(): Promise<void> {
  const beganMs = performance.now()
  const sending: Promise<void>[] = []
  for (let at = 0; at < perSecond * seconds; at += 1) {
    await pause(Math.max(0, beganMs + (at * 1000) / perSecond - performance.now()))
    const [renter, host] = pairs[at % pairCount]!
    const [author, reader] = at % 2 === 0 ? [renter, host] : [host, renter]
    const text = `Message ${at}`
    sentAtMs.set(`${reader.userId} ${text}`, performance.now())
    sending.push(sendMessage(url, author, text))
  }
  await Promise.all(sending)
}

try {
  // The server's code is compiled with the first calls.
  for (const [renter, host] of pairs.slice(0, 20)) {
    await readNew(url, renter, () => undefined)
    await sendMessage(url, host, 'Yes.')
  }
  await pause(idleMs)
  const beforeMB = await memoryMB(pid)

  const people = pairs.flat()
  const closings: (() => void)[] = []
  for (const person of people) {
    closings.push(await openStream(url, person, listener(person)))
  }
  await pause(idleMs)
  const idleMB = await memoryMB(pid)
  const grownMB = idleMB - beforeMB
  const each = ((grownMB * 1024) / people.length).toFixed(1)
  const sizes = `${beforeMB.toFixed(0)} MB before, ${idleMB.toFixed(0)} MB with them, ${each} kB each`
  judge(
    grownMB <= goals.idleMB,
    `${people.length} idle streams: ${grownMB.toFixed(0)} MB of ${goals.idleMB} MB (${sizes})`,
  )

  await sendSteadily()
  const sent = sentAtMs.size
  const deadlineMs = performance.now() + stragglerMs
  while (tookMs.size < sent && performance.now() < deadlineMs) await pause(50)
  const times = [...tookMs.values()].toSorted((a, b) => a - b)
  const share = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN
  const p99 = share(0.99)
  const beside = `p50 ${share(0.5).toFixed(0)} ms, longest ${share(1).toFixed(0)} ms`
  judge(
    p99 <= goals.p99Ms,
    `from sending to reading, p99 at ${perSecond} a second: ${p99.toFixed(0)} ms of ${goals.p99Ms} ms (${beside})`,
  )
  judge(tookMs.size === sent, `lost of ${sent}: ${sent - tookMs.size}`)
  const afterMB = (await memoryMB(pid)).toFixed(0)
  console.log(`     ${afterMB} MB afterwards; the machine's load was ${loadavg()[0]?.toFixed(1)}`)
  for (const close of closings) close()
} finally {
  await stop()
  await remove()
}
