import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient, readAgain } from './query-client.ts'

afterEach(() => queryClient.clear())

test('what changes while it is asked for the first time is asked for once more', async () => {
  let isThere = false
  let answerFirst: () => void = () => undefined
  const asked: boolean[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['chats', 1],
    queryFn: async () => {
      asked.push(isThere)
      const answer = isThere
      if (asked.length === 1) await new Promise<void>((resolve) => (answerFirst = resolve))
      return answer
    },
  })
  const end = observer.subscribe(() => undefined)
  isThere = true
  const read = readAgain(['chats'])
  answerFirst()
  await read
  expect(asked).toEqual([false, true])
  expect(queryClient.getQueryData(['chats', 1])).toBe(true)
  end()
})
