import { Tally } from '#tests/outbox/tally.ts'
import { openDevice } from './outbox-faults/device.ts'
import { faults } from './outbox-faults/faults.ts'
import { runSchedule } from './outbox-faults/schedule.ts'
import { expectAllSent } from './outbox-faults/verdict.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** `FAULT_SEED=17` runs that one alone, `FAULT_SEEDS=50` as many of them. A seed has the same happenings each
 *  time; which request meets which fault also depends on who is faster. */
const only = process.env.FAULT_SEED
const asked = process.env.FAULT_SEEDS
const count = Number(asked ?? 1)
const seeds = only ? [only] : Array.from({ length: count }, (_, index) => String(index + 1))

/** Schedules in which these do not happen prove nothing. */
const mustHappen = [
  ...faults,
  'session over',
  'answered again',
  'sent by a page',
  'sent by a worker',
  'a tab crashed after the commit',
  'the worker killed before the commit',
  'the worker killed after the commit',
]
const tally = new Tally()

test.describe.configure({ mode: 'serial' })
test.use({
  permissions: ['background-sync'],
  // What a worker was giving to a page when it was killed, files included.
  expectedComplaint: /Failed to load resource|Unable to preload CSS/,
})

for (const seed of seeds) {
  test(`whatever happens to pages, worker and network, each message arrives once and in its order, seed ${seed}`, async ({
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const device = await openDevice({ context, target: baseURL ?? '', seed, tally })
    await runSchedule(seed, device, tally)
    await expectAllSent(device)
    await device.close()
  })
}

test('in these schedules everything has happened that can', () => {
  if (asked) console.warn([...tally.counts].map(([what, times]) => `${times} × ${what}`).join('\n'))
  expect([...tally.counts.keys()]).toEqual(expect.arrayContaining(mustHappen))
})
