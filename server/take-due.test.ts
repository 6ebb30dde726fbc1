import { expect, test, vi } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { takeDue } from './take-due.ts'

test('where no more can be taken, what is under way comes to its end first', async () => {
  const gate = closedGate()
  const told: string[] = []
  const take = vi.fn().mockResolvedValueOnce({ ownerId: 1 }).mockRejectedValueOnce(Error('Away'))
  const round = takeDue(
    { atOnce: 4, ofOneOwner: 1, signal: new AbortController().signal },
    {
      take,
      work: () => gate.opened.then(() => void told.push('done')),
      fail: () => told.push('failed'),
    },
  ).catch(({ message }: Error) => told.push(message))
  await expect.poll(() => take.mock.calls).toHaveLength(2)
  gate.open()
  await round
  expect(told).toEqual(['done', 'Away'])
})
