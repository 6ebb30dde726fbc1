import { expect, test } from 'vitest'
import { exampleMessage } from './example-message.fixture.ts'
import { isRun } from './message-run.ts'

const said = (authorId: number) => exampleMessage({ authorId })
const notice = exampleMessage({ kind: 'reservation', authorId: 1 })

test.each([
  ['of one person', said(1), said(1), true],
  ['of two', said(1), said(2), false],
  ['with a notice between', said(1), notice, false],
  ['that nothing stands above', null, said(1), false],
])('messages %s: who it was is said once: %#', (_what, above, below, isOnce) => {
  expect(isRun(above, below)).toBe(isOnce)
})
