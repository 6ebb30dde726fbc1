import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { noteKept } from '#src/cache/kept-listings.ts'
import { takenIds } from './taken-ids.ts'

const stay = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) })

it('names saved listings that are taken then, and none of which that is not known', async () => {
  for (const id of [1, 2, 3, 4]) await noteKept(id, {})
  const booked = async (id: number) => {
    if (id === 1) return [stay('2026-12-01', '2026-12-05'), stay('2026-12-20', '2026-12-21')]
    if (id === 2) return [stay('2026-12-08', '2026-12-09')]
    if (id === 3) return []
    throw new Error('Not known')
  }
  expect([...(await takenIds(stay('2026-12-04', '2026-12-08'), booked))]).toEqual([1])
})
