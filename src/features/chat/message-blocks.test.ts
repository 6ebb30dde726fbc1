import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { exampleMessage } from './example-message.fixture.ts'
import { messageBlocks } from './message-blocks.ts'

const idsOf = (messages: Parameters<typeof messageBlocks>[0]) =>
  messageBlocks(messages).map((block) => block.messages.map(({ id }) => id))

/** Ids of messages as a conversation has them. */
const someIds = fc
  .uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 3, maxLength: 300 })
  .map((all) => all.sort((a, b) => a - b))

it('begins anew with each day of the reader', () => {
  const blocks = messageBlocks([
    exampleMessage({ id: 1, createdOn: new Date('2026-03-01T23:59:59') }),
    exampleMessage({ id: 2, createdOn: new Date('2026-03-02T00:00:00') }),
  ])
  expect(blocks).toMatchObject([
    { above: null, below: null, messages: [{ id: 1 }] },
    { above: null, below: null, messages: [{ id: 2 }] },
  ])
  expect(messageBlocks([])).toEqual([])
})

test('the pieces of a day know what was said right before and after them', () => {
  fc.assert(
    fc.property(someIds, (ids) => {
      const messages = ids.map((id) => exampleMessage({ id }))
      for (const { above, below, messages: ofBlock } of messageBlocks(messages)) {
        const at = messages.indexOf(ofBlock[0]!)
        expect(above).toBe(messages[at - 1] ?? null)
        expect(below).toBe(messages[at + ofBlock.length] ?? null)
      }
    }),
  )
})

test('ten thousand messages of a day are cut in some hundred pieces, none of them long', () => {
  const messages = Array.from({ length: 10_000 }, (_, at) => exampleMessage({ id: at + 1 }))
  const lengths = idsOf(messages).map(({ length }) => length)
  expect(lengths.length).toBeGreaterThan(150)
  expect(Math.max(...lengths)).toBeLessThan(200)
})

test('where it is cut does not depend on what is loaded', () => {
  fc.assert(
    fc.property(someIds, fc.nat(), fc.nat(), (all, a, b) => {
      const [from, to] = [a % all.length, b % all.length].sort((x, y) => x - y) as [number, number]
      const messages = all.map((id) => exampleMessage({ id }))
      const whole = idsOf(messages)
      for (const block of idsOf(messages.slice(from, to + 1)).slice(1, -1)) {
        expect(whole).toContainEqual(block)
      }
    }),
  )
})

test('a block keeps its key when messages come before or after it, and no two have the same', () => {
  const step = fc.record({ isEarlier: fc.boolean(), count: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(someIds, fc.array(step), (ids, steps) => {
      const messages = ids.map((id) => exampleMessage({ id }))
      let from = Math.floor(messages.length / 2)
      let to = from + 1
      let blocks = messageBlocks(messages.slice(from, to))
      for (const { isEarlier, count } of steps) {
        if (isEarlier) from = Math.max(0, from - count)
        else to = Math.min(messages.length, to + count)
        const before = blocks
        blocks = messageBlocks(messages.slice(from, to), before)
        const keyOf = new Map(
          blocks.flatMap(({ key, messages: ofBlock }) => ofBlock.map(({ id }) => [id, key])),
        )
        for (const { key, messages: ofBlock } of before) {
          for (const { id } of ofBlock) expect(keyOf.get(id)).toBe(key)
        }
        expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
      }
    }),
  )
})
