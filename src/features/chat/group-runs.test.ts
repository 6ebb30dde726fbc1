import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { exampleMessage } from './example-message.fixture.ts'
import { groupRuns } from './group-runs.ts'

const message = (id: number, authorId: number, kind: ChatMessage['kind'] = 'text') =>
  exampleMessage({ id, authorId, kind })

it('keeps what one person wrote in a row together, and notices alone', () => {
  const runs = groupRuns([
    message(1, 1),
    message(2, 1),
    message(3, 1, 'reservation'),
    message(4, 1),
    message(5, 2),
  ])
  expect(runs.map((run) => run.messages.map(({ id }) => (run.isNotice ? -id : id)))).toEqual([
    [1, 2],
    [-3],
    [4],
    [5],
  ])
  expect(groupRuns([])).toEqual([])
})
