import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { queryClient, readAgain } from './query-client.ts'

afterEach(() => queryClient.clear())

test('what changes while it is asked for the first time is asked for once more', async () => {
  let isThere = false
  const firstAnswer = closedGate()
  const asked: boolean[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['chats', 1],
    queryFn: async () => {
      asked.push(isThere)
      const answer = isThere
      if (asked.length === 1) await firstAnswer.opened
      return answer
    },
  })
  const end = observer.subscribe(() => undefined)
  isThere = true
  const read = readAgain(['chats'])
  firstAnswer.open()
  await read
  expect(asked).toEqual([false, true])
  expect(queryClient.getQueryData(['chats', 1])).toBe(true)
  end()
})
