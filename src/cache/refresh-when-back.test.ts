import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportReach } from '#src/api/reach.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { refreshWhenBack } from './refresh-when-back.ts'

const device = { onLine: true }
const told = new Map<string, () => void>()

/** As the device does when its connection comes and goes. */
function connect(onLine: boolean): void {
  device.onLine = onLine
  told.get(onLine ? 'online' : 'offline')?.()
}

beforeEach(() => {
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    told.set(type, listener),
  )
})
afterEach(() => {
  reportReach(true)
  vi.unstubAllGlobals()
})

/** A page that shows something of before, and asks for it anew. */
function pageThatAsks() {
  const queryClient = new QueryClient()
  const gate = closedGate()
  const ask = vi.fn(() => gate.opened.then(() => 'new'))
  queryClient.setQueryData(['page'], 'old', { updatedAt: 1 })
  refreshWhenBack(queryClient)
  const observer = new QueryObserver(queryClient, { queryKey: ['page'], queryFn: ask })
  observer.subscribe(() => undefined)
  return { ask, answer: gate.open, shown: () => observer.getCurrentResult().data }
}

test('an answer that was late is shown, and not asked for again', async () => {
  const { ask, answer, shown } = pageThatAsks()
  reportReach(false)
  reportReach(true)
  answer()
  await expect.poll(shown).toBe('new')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('what was asked before the device lost its connection is asked again', async () => {
  const { ask } = pageThatAsks()
  connect(false)
  connect(true)
  await expect.poll(() => ask).toHaveBeenCalledTimes(2)
})
