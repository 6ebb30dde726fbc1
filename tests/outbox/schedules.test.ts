import { expect, test } from 'vitest'
import { ModelSite } from './model-site.ts'
import { mustHappen } from './must-happen.ts'
import { runSchedule } from './schedule.ts'
import { Tally } from './tally.ts'

/** `SEED=17` runs that one alone, `SCHEDULES=10000` as many of them. */
const only = process.env['SEED']
const count = Number(process.env['SCHEDULES'] ?? 500)
const seeds = only ? [only] : Array.from({ length: count }, (_, index) => String(index + 1))
const steps = 60
const seldom = [...mustHappen, 'replay after the price changed']

const run = (seed: string, tally: Tally, hasLocks = true) =>
  runSchedule({ seed, steps, site: new ModelSite(tally), tally, hasLocks })

test('a seed does the same each time', async () => {
  const tallies = [new Tally(), new Tally()]
  for (const tally of tallies) await run('again', tally)
  expect(tallies[0]).toEqual(tallies[1])
})

test(
  'whatever happens, all that was kept is done once and in its order, or needs its author',
  { timeout: 60_000 + count * 100 },
  async () => {
    const tally = new Tally()
    for (const [at, seed] of seeds.entries()) {
      expect(await run(seed, tally), `SEED=${seed} has it again`).toEqual([])
      if ((at + 1) % 1000 === 0) console.warn(`${at + 1} of ${seeds.length} schedules`)
    }
    expect(tally.counts.has('code 10')).toBe(false)
    if (!only) expect([...tally.counts.keys()]).toEqual(expect.arrayContaining(seldom))
  },
)

test(
  'the same is so over plain HTTP, where tabs have no locks',
  { timeout: 60_000 + count * 100 },
  async () => {
    const tally = new Tally()
    for (const seed of only ? seeds : seeds.slice(0, count / 4)) {
      expect(await run(seed, tally, false), `SEED=${seed} has it again`).toEqual([])
    }
  },
)
