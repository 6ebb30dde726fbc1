import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/fixtures/client.ts'
import { newUser } from '#tests/fixtures/people.ts'
import { openTestApp, plenty, type TestApp } from '#tests/fixtures/test-app.ts'
import { mustHappen } from './must-happen.ts'
import { runSchedule } from './schedule.ts'
import { Tally } from './tally.ts'
import { TrueSite } from './true-site.ts'

/** `SEED=17` runs that one alone, `TRUE_SCHEDULES=1000` as many of them. */
const only = process.env['SEED']
const count = Number(process.env['TRUE_SCHEDULES'] ?? 120)
const seeds = only ? [only] : Array.from({ length: count }, (_, index) => String(index + 1))

let site: TestApp
let lender: Client
let renter: Client
let rival: Client
beforeAll(async () => {
  // Its clock stands still: nobody's allowance would ever fill up again.
  site = await openTestApp({
    allowances: { message: plenty, reservation: plenty, listing: plenty },
  })
  lender = await newUser(site)
  renter = await newUser(site)
  rival = await newUser(site)
})
afterAll(() => site.close())

test(
  'whatever happens on the way, the server has each message and reservation once and in its order',
  { timeout: 60_000 + count * 1000 },
  async () => {
    const tally = new Tally()
    for (const seed of seeds) {
      const trueSite = await TrueSite.open(site, { lender, renter, rival }, tally)
      const problems = await runSchedule({ seed, steps: 40, site: trueSite, tally })
      expect(problems, `SEED=${seed} has it again`).toEqual([])
    }
    expect(tally.counts.has('code 10')).toBe(false)
    if (!only) expect([...tally.counts.keys()]).toEqual(expect.arrayContaining(mustHappen))
  },
)
