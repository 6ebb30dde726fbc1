import type { BrowserContext } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { randomOf } from '#server/demo/random.ts'
import type { Tally } from '#tests/outbox/tally.ts'
import { logIn } from '../people.ts'
import { workerIsReady } from '../worker-is-ready.ts'
import { conversationsOf } from './conversations.ts'
import { FaultDealer } from './fault-dealer.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { controlWorkers } from './worker-control.ts'
import { Writer } from './writer.ts'

interface Parts {
  context: BrowserContext
  target: string
  seed: string
  tally: Tally
}

/** A device before a network of its own, with the app installed and somebody logged in; who it is, is the
 *  seed's. */
export async function openDevice({ context, target, seed, tally }: Parts) {
  const faults = new FaultDealer(randomOf(`the network of ${seed}`))
  const proxy = await startFaultProxy({ target, nextFault: faults.next, tally })
  const workers = await controlWorkers(context, proxy.url)
  const role = randomOf(`the person of ${seed}`).pick(['lender', 'renter'] as const)
  const account = accountOf(role)
  const first = await context.newPage()
  await logIn(first, account, proxy.url)
  await workerIsReady(first)
  const conversations = await conversationsOf(context, proxy.url, role)
  await first.close()
  const writer = new Writer({ context, site: proxy.url, account, conversations })
  return {
    context,
    proxy,
    faults,
    workers,
    writer,
    async close() {
      await writer.closeAll()
      await proxy.close()
    },
  }
}

export type Device = Awaited<ReturnType<typeof openDevice>>
