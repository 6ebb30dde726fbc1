import { expect, test } from 'vitest'
import { keptItem, newReservation } from '#tests/fixtures/outbox-item.ts'
import { heldIn } from './held.ts'

test.each(['renter-message', 'host-message'] as const)(
  'a %s that needs its author holds what comes after it in its lane',
  (kind) => {
    const first = keptItem({ kind, state: 'queued' })
    const refused = keptItem({ kind, state: 'needs-you' })
    const behind = [keptItem({ kind }), keptItem({ kind })]
    const elsewhere = keptItem({ kind, lane: 'chat:listing:8' })
    expect([...heldIn([first, refused, elsewhere, ...behind])]).toEqual(behind)
  },
)

test('so does one that is the first of its lane', () => {
  const behind = keptItem()
  expect([...heldIn([keptItem({ state: 'needs-you' }), behind])]).toEqual([behind])
})

test('what a refused reservation or a message on its way has behind it is not held', () => {
  const reservation = keptItem({ ...newReservation(), state: 'needs-you' })
  const onItsWay = keptItem({ state: 'sending' })
  expect(heldIn([reservation, onItsWay, keptItem(newReservation()), keptItem()]).size).toBe(0)
})
