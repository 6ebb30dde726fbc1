import { beforeEach, expect, it } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newItem } from '#tests/fixtures/outbox-item.ts'
import { answerOf, openOutboxWorld } from '#tests/fixtures/outbox-world.ts'
import { flush } from './flush.ts'
import { answerTimeoutMs } from './send-item.ts'

/** Two tabs over plain HTTP, which may flush at once. */
let site: ReturnType<typeof openOutboxWorld>
beforeEach(() => {
  site = openOutboxWorld()
})

const flushed = () => flush(site.world)
const add = async () => (await site.world.store.add(newItem())).id
const sentKeys = () => site.sent.map(({ key }) => key)
const isAsked = (times: number) => expect.poll(() => site.sent).toHaveLength(times)

it('sends nothing past what another tab is sending', async () => {
  const [first, second, third] = [await add(), await add(), await add()]
  const [answer, sameAnswer, next] = [closedGate(), closedGate(), closedGate()]
  const gates = [answer, sameAnswer, next].values()
  site.device.answer = async () => {
    await gates.next().value?.opened
    return answerOf(200)
  }
  const own = flushed()
  await isAsked(1)
  const other = flushed()
  await isAsked(2)
  answer.open()
  await isAsked(3)
  sameAnswer.open()
  expect(await other).toMatchObject({ nextAtMs: site.device.nowMs + answerTimeoutMs })
  expect(sentKeys()).toEqual([first, first, second])
  next.open()
  await own
  expect(sentKeys()).toEqual([first, first, second, third])
})

it('sends nothing past what another tab lets wait', async () => {
  const first = await add()
  await add()
  const answer = closedGate()
  site.device.answer = () => answer.opened.then(() => answerOf(503, 503))
  const own = flushed()
  await isAsked(1)
  const other = flushed()
  await isAsked(2)
  answer.open()
  await Promise.all([own, other])
  expect(sentKeys()).toEqual([first, first])
})
