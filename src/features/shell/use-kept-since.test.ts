import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { unknownAgeMs } from '#src/api/query-client.ts'
import { oldestShown } from './use-kept-since.ts'

function shown(ages: Record<string, number>): QueryClient {
  const queryClient = new QueryClient()
  for (const [root, updatedAt] of Object.entries(ages)) {
    queryClient.setQueryData([root], 'read', { updatedAt })
    const looked = { queryKey: [root], queryFn: () => 'read', staleTime: Infinity }
    new QueryObserver(queryClient, looked).subscribe(() => undefined)
  }
  return queryClient
}

test('the oldest of what is shown is what the page was read at', () => {
  expect(oldestShown(shown({ listing: 3000, reviews: 2000 }))).toBe(2000)
})

test('what nobody knows the age of, and who is logged in, are not as old as can be', () => {
  expect(oldestShown(shown({ 'own-listings': unknownAgeMs, rates: 2000, session: 1500 }))).toBe(
    2000,
  )
  expect(oldestShown(shown({ 'own-listings': unknownAgeMs }))).toBeNull()
})
