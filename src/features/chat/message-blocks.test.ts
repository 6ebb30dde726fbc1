import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { exampleMessage } from './example-message.fixture.ts'
import { messageBlocks } from './message-blocks.ts'

const idsOf = (messages: Parameters<typeof messageBlocks>[0]) =>
  messageBlocks(messages).map((block) => block.messages.map(({ id }) => id))

it('begins anew with each day of the reader', () => {
  const blocks = messageBlocks([
    exampleMessage({ id: 1, createdOn: new Date('2026-03-01T23:59:59') }),
    exampleMessage({ id: 2, createdOn: new Date('2026-03-02T00:00:00') }),
  ])
  expect(blocks.map(({ beginsDay }) => beginsDay)).toEqual([true, true])
  expect(messageBlocks([])).toEqual([])
})

test('ten thousand messages of a day are cut in some hundred pieces, none of them long', () => {
  const messages = Array.from({ length: 10_000 }, (_, at) => exampleMessage({ id: at + 1 }))
  const lengths = idsOf(messages).map(({ length }) => length)
  expect(lengths.length).toBeGreaterThan(150)
  expect(Math.max(...lengths)).toBeLessThan(200)
})

test('where it is cut does not depend on what is loaded', () => {
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 1e9 }), { minLength: 3, maxLength: 300 })
    .map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(ids, fc.nat(), fc.nat(), (all, a, b) => {
      const [from, to] = [a % all.length, b % all.length].sort((x, y) => x - y) as [number, number]
      const messages = all.map((id) => exampleMessage({ id }))
      const whole = idsOf(messages)
      for (const block of idsOf(messages.slice(from, to + 1)).slice(1, -1)) {
        expect(whole).toContainEqual(block)
      }
    }),
  )
})
