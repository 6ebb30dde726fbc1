import { expect, test } from 'vitest'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { sendableIn, unsentIn } from './unsent-in.ts'

test('nobody waits for what has arrived, nor for a mark of what was read', () => {
  const message = keptItem({ state: 'waiting' })
  const mark = keptItem({ kind: 'read-mark', lane: 'read:7' })
  expect(unsentIn([keptItem({ state: 'acknowledged' }), message, mark])).toEqual([message])
})

test('what its author has to decide about can not be sent, nor what stands behind it', () => {
  const [refused, behind] = [keptItem({ state: 'needs-you' }), keptItem()]
  const elsewhere = keptItem({ lane: 'chat:listing:8', state: 'waiting' })
  expect(sendableIn([refused, behind, elsewhere])).toEqual([elsewhere])
})
