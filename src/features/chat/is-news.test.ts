import { expect, test } from 'vitest'
import { exampleMessage } from './example-message.fixture.ts'
import { isNews } from './is-news.ts'

test('what somebody wrote is news to the other one alone', () => {
  const message = exampleMessage({ authorId: 2 })
  expect([isNews(message, 1), isNews(message, 2)]).toEqual([true, false])
})

test('a request that has expired is news to both, whoever stands as its author', () => {
  const message = exampleMessage({ authorId: 2, kind: 'reservation', notice: 'expired' })
  expect([isNews(message, 1), isNews(message, 2)]).toEqual([true, true])
})
