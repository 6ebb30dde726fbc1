import type { Page } from '@playwright/test'
import { randomOf } from '#server/demo/random.ts'
import type { Tally } from '#tests/outbox/tally.ts'
import { expect } from '../test.ts'
import type { Device } from './device.ts'
import type { Conversation } from './conversations.ts'
import type { Fault } from './faults.ts'
import { sendAll } from './send-all.ts'

/** How often each thing happens in a schedule; in which order is the seed's. */
const happenings = {
  'a message': 12,
  'a new tab': 1,
  'a tab closed': 2,
  'a reload': 1,
  'a crash': 1,
  'a crash at SEND': 1,
  'a crash in mid-send': 2,
  'the worker called': 2,
  'the worker killed': 2,
  'the worker killed in mid-send': 2,
  'the session ended': 1,
  'what is held let go': 4,
} as const
type Happening = keyof typeof happenings

/** Lets somebody write while all that the seed says happens, and until every fault has. What is on its way then
 *  stays so. */
export async function runSchedule(seed: string, device: Device, tally: Tally): Promise<void> {
  const { writer, workers, proxy, faults } = device
  const random = randomOf(seed)
  let texts = 0
  const text = () => `${seed}.${(texts += 1)} ${crypto.randomUUID().slice(0, 8)}`
  const someConversation = (): Conversation => random.pick([...writer.accepted.keys()])
  const someTab = async (): Promise<Page> =>
    writer.tabs.length > 0 ? random.pick(writer.tabs) : writer.openTab()
  const bothSides = () =>
    random.shuffled<Fault>(['held before the server', 'held after the commit'])
  const crashes = bothSides()
  const kills = bothSides()
  const alive = () => proxy.held.filter(({ isAbandoned }) => !isAbandoned)

  /** Writes in the only tab, and holds what is sent of it and of all before it.
   *  @param sides of the server on which it is held, the next of which is taken */
  async function writeIntoHold(sides: Fault[]): Promise<Page> {
    faults.force(sides.pop() ?? null)
    await writer.closeAll()
    const tab = await writer.openTab()
    await writer.tryAgain(tab)
    await writer.write(tab, someConversation(), text())
    await expect.poll(() => alive().length, 'what the tab sends is held').toBeGreaterThan(0)
    return tab
  }

  /** @param see to it that it is this sender who sends */
  async function heldOf(sender: 'page' | 'worker', see: () => Promise<unknown>) {
    const held = () => alive().filter((each) => each.sender === sender)
    await expect
      .poll(async () => {
        if (held().length === 0) await see()
        return held().length
      }, `what the ${sender} sends is held`)
      .toBeGreaterThan(0)
    return held()
  }

  /** Whoever waits for what is held is gone. */
  async function expectAbandoned(held: ReturnType<typeof alive>, what: string): Promise<void> {
    await expect.poll(() => held.every(({ isAbandoned }) => isAbandoned), what).toBe(true)
    for (const { hasArrived } of held) {
      tally.count(`${what} ${hasArrived ? 'after' : 'before'} the commit`)
    }
    faults.deal()
    proxy.release()
  }

  const steps: Record<Happening, () => Promise<unknown> | void> = {
    'a message': async () => writer.write(await someTab(), someConversation(), text()),
    'a new tab': () => writer.openTab(),
    'a tab closed': async () => writer.closeTab(await someTab()),
    'a reload': async () => (await someTab()).reload(),
    'a crash': async () => writer.crashTab(await someTab()),
    'a crash at SEND': async () =>
      writer.writeIntoCrash(await someTab(), someConversation(), text()),
    'a crash in mid-send': async () => {
      await workers.kill()
      const tab = await writeIntoHold(crashes)
      // A worker that has come back may have been first.
      const held = await heldOf('page', workers.kill)
      await writer.crashTab(tab)
      await expectAbandoned(held, 'a tab crashed')
    },
    'the worker called': () => workers.callForSync(),
    'the worker killed': () => workers.kill(),
    'the worker killed in mid-send': async () => {
      await writeIntoHold(kills)
      await writer.closeAll()
      const held = await heldOf('worker', () => workers.callForSync())
      await workers.kill()
      await expectAbandoned(held, 'the worker killed')
    },
    'the session ended': async () => {
      const tab = await someTab()
      // So that it is the message that finds out.
      await sendAll(device, tab)
      await writer.writeWithoutSession(tab, someConversation(), text())
      faults.deal()
    },
    'what is held let go': () => proxy.release(),
  }
  const names = Object.keys(happenings) as Happening[]
  for (const name of random.shuffled(names.flatMap((name) => Array(happenings[name]).fill(name)))) {
    tally.count(name)
    await steps[name as Happening]()
  }
  while (!faults.hasDealtAll) {
    proxy.release()
    const tab = await someTab()
    await writer.tryAgain(tab)
    await writer.write(tab, someConversation(), text())
  }
}
