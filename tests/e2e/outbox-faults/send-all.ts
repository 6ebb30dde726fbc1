import type { Page } from '@playwright/test'
import { outboxStates } from '../outbox-states.ts'
import { expect } from '../test.ts'
import type { Device } from './device.ts'

/** From now on nothing is spoiled, and somebody looks after what is not sent until all is. */
export async function sendAll(
  { context, faults, proxy, writer }: Device,
  tab: Page,
): Promise<void> {
  faults.force(null)
  proxy.release()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect
    .poll(
      async () => {
        await writer.tryAgain(tab)
        return outboxStates(tab)
      },
      { message: 'all can be sent', timeout: 45_000 },
    )
    .toEqual([])
}
