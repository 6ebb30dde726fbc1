import { expect, test } from 'vitest'
import { ModelSite } from './model-site.ts'
import { runSchedule } from './schedule.ts'
import { Tally } from './tally.ts'

/** SEED=17 runs that one alone; SCHEDULES=10000 runs more of them. */
const only = process.env['SEED']
const count = Number(process.env['SCHEDULES'] ?? 500)
const seeds = only ? [only] : Array.from({ length: count }, (_, index) => String(index + 1))

test(
  'whatever happens, all that was kept is done once and in its order, or needs its author',
  { timeout: 60_000 + count * 200 },
  async () => {
    const tally = new Tally()
    for (const [at, seed] of seeds.entries()) {
      const site = new ModelSite(tally)
      const problems = await runSchedule({ seed, steps: 60, site, tally })
      expect(problems, `SEED=${seed}`).toEqual([])
      if ((at + 1) % 1000 === 0) console.warn(`${at + 1} schedules`)
    }
    if (process.env['TALLY']) console.warn(tally.counts)
  },
)
