import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { sessionKey } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { askForReach, reportReach } from '#src/api/reach.ts'
import { newItem } from '#tests/fixtures/outbox-item.ts'
import { enqueue } from './page-outbox.ts'
import { pageWorld } from './page-world.ts'

/** Which of the server's paths fail on the way. */
const failing = { isMessage: true, isProbe: false }
let sentCount = 0

// No wait is over by itself.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
vi.stubGlobal('document', { cookie: '', hidden: false, addEventListener: () => undefined })
vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('fetch', async (path: string) => {
  const isProbe = path === '/readyz'
  if (!isProbe) sentCount += 1
  if (isProbe ? failing.isProbe : failing.isMessage) throw new TypeError('Failed to fetch')
  return Response.json({ status: 'ready' })
})
queryClient.setQueryData(sessionKey, { id: newItem().userId })

const isWaiting = async (tries: number) => {
  const [item] = await pageWorld.store.items()
  return item?.state === 'waiting' && item.attempts === tries
}
async function waitsAfter(tries: number): Promise<void> {
  while (!(await isWaiting(tries))) await new Promise(setImmediate)
}

it('ends the wait of what has failed when the server is back, and not when it was there all along', async () => {
  await enqueue(newItem())
  await waitsAfter(1)
  reportReach(true)
  for (let turns = 0; turns < 20; turns += 1) expect(await isWaiting(1)).toBe(true)
  reportReach(false)
  failing.isProbe = true
  await askForReach()
  failing.isProbe = false
  await askForReach()
  await waitsAfter(2)
  expect(sentCount).toBe(2)
})
