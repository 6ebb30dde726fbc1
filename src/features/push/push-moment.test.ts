import { expect, test } from 'vitest'
import { waitsForNews } from './push-moment.ts'

const text = (authorId: number) => ({ authorId, kind: 'text', notice: null }) as const
const notice = (notice: 'requested' | 'declined') =>
  ({ authorId: 1, kind: 'reservation', notice }) as const
const withLena = { isBlocked: false, peer: { isFormer: false } }

test.each([
  ['who has written', [text(2), text(1), text(2)], true],
  ['whose request waits', [notice('requested'), text(2)], true],
  ['who was only written to', [text(2)], false],
  ['whose request was answered', [notice('requested'), notice('declined')], false],
  ['with nothing in the conversation', [], false],
])('somebody %s', (_who, messages, waits) => {
  expect(waitsForNews({ ...withLena, messages }, 1)).toBe(waits)
})

test('who has written waits for nothing from an account that was deleted, or from who is blocked', () => {
  const messages = [text(1)]
  expect(waitsForNews({ messages, isBlocked: false, peer: { isFormer: true } }, 1)).toBe(false)
  expect(waitsForNews({ messages, isBlocked: true, peer: { isFormer: false } }, 1)).toBe(false)
})
