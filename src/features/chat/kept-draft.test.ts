import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { forgetDraft, keepDraft, keptDraft, newDraft } from './kept-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storageIn(stored))
})
afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again under its key, until it was sent', () => {
  const draft = newDraft('Is there a pool?')
  keepDraft('chat', draft)
  expect(keptDraft('chat')).toEqual(draft)
  expect(keptDraft('another chat')).toBeNull()
  forgetDraft('chat', draft)
  expect(keptDraft('chat')).toBeNull()
})

test('what was typed after that stays', () => {
  const [sent, next] = [newDraft('Is there a pool?'), newDraft('And a lift?')]
  keepDraft('chat', sent)
  keepDraft('chat', next)
  forgetDraft('chat', sent)
  expect(keptDraft('chat')).toEqual(next)
})

test('nothing is kept of what was emptied', () => {
  keepDraft('chat', newDraft('Is'))
  keepDraft('chat', newDraft())
  expect(stored.size).toBe(0)
})

test.each(['no JSON', 'null', '{}', '{"text":"Is it"}', '{"text":1,"key":"k"}'])(
  'what cannot be read is as if nothing were kept: %s',
  (text) => {
    stored.set('chat', text)
    expect(keptDraft('chat')).toBeNull()
  },
)
