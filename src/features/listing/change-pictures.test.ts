import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { queryClient } from '#src/api/query-client.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { listingExample } from '#tests/fixtures/listing-example.ts'
import { changePictures } from './change-pictures.ts'
import { listingQuery } from './queries.ts'

test('an answer of before takes no picture back', async () => {
  const { queryKey } = listingQuery(7)
  const before = listingExample({ id: 7, pictures: ['a.jpg'] })
  const { opened, open } = closedGate()
  queryClient.setQueryData(queryKey, before)
  const asking = queryClient.fetchQuery({
    queryKey,
    queryFn: () => opened.then(() => before),
    staleTime: 0,
  })
  changePictures(7, (pictures) => [...pictures, 'b.jpg'])
  open()
  await asking.catch(() => undefined)
  expect(queryClient.getQueryData(queryKey)?.pictures).toEqual(['a.jpg', 'b.jpg'])
})
