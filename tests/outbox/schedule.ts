import { randomOf, type Random } from '#server/demo/random.ts'
import { Browser, type Actor } from './browser.ts'
import { heal } from './heal.ts'
import { Network, weathers } from './network.ts'
import { People } from './people.ts'
import type { Site } from './site.ts'
import type { Tally } from './tally.ts'
import { verdictOf } from './verdict.ts'
import { Activity, turn, VirtualClock } from './virtual-clock.ts'

interface ScheduleParts {
  seed: string
  /** How many things happen until all heals. */
  steps: number
  site: Site
  tally: Tally
  /** Where a browser has no locks it has no workers either. */
  hasLocks?: boolean
}

/** Lets users, tabs, network and server do what the seed says, then lets everything heal.
 *  @returns what is wrong at the end */
export async function runSchedule({
  seed,
  steps,
  site,
  tally,
  hasLocks = true,
}: ScheduleParts): Promise<string[]> {
  const random = randomOf(seed)
  const activity = new Activity()
  const clock = new VirtualClock(activity)
  const network = new Network({ site, clock, activity, random, tally })
  const browser = new Browser({ site, network, clock, activity, random, hasLocks })
  const people = new People({ browser, network, site, random })
  const actors = (['tab', 'tab', hasLocks ? 'worker' : 'tab'] as const).map((kind) =>
    browser.open(kind),
  )
  let userId = random.pick(site.userIds)

  const tabs = () => actors.filter(({ kind }) => kind === 'tab')
  /** Goes on by itself; what else happens comes in between. */
  const begin = (task: Promise<unknown>) => void task.catch(browser.noteMistake)
  const enqueue = (tab: Actor) => {
    begin(people.enqueue(tab, userId).then(tab.flush))
  }
  const replace = (actor: Actor) =>
    actors.splice(actors.indexOf(actor), 1, browser.open(actor.kind))

  const happenings: [weight: number, what: string, happen: () => Promise<unknown> | void][] = [
    [30, 'enqueue', () => enqueue(random.pick(tabs()))],
    [12, 'flush', () => void random.pick(actors).flush()],
    [14, 'some turns', () => turns(random)],
    [14, 'a moment', () => clock.pass(random.whole(1, 1500))],
    [8, 'a while', () => clock.pass(random.whole(1500, 400_000))],
    [8, 'intervention', () => begin(people.intervene(random.pick(tabs())))],
    [
      6,
      'end of a tab or worker soon',
      () => random.pick(actors).life.endAfter(random.whole(0, 30)),
    ],
    [3, 'end of a tab or worker', () => random.pick(actors).life.end()],
    [6, 'weather', () => void (network.weather = random.weighted(weathers, [3, 4, 1]))],
    [4, 'other prices, taken nights', () => site.disturb(random)],
    [2, 'stale token', () => site.renewToken()],
    [3, 'end of the session', () => site.endSession()],
    [6, 'login', () => site.login((userId = random.pick(site.userIds)))],
    [3, 'clock set', () => clock.set(random.pick([-1, 1]) * random.whole(1000, 90_000_000))],
    [2, 'newer page', () => people.writeNewer()],
    [4, 'room on the disk', () => void (browser.isFull = random.chance(0.3))],
  ]
  const weights = happenings.map(([weight]) => weight)

  await site.login(userId)
  for (let step = 0; step < steps; step += 1) {
    const [, what, happen] = random.weighted(happenings, weights)
    tally.count(what)
    await happen()
    for (const actor of actors.filter(({ life }) => life.isOver)) replace(actor)
  }
  await activity.settled()
  network.weather = 'fine'
  network.hasFaults = false
  browser.isFull = false
  const problems = await heal({ site, browser, clock })
  const effects = await site.effects()
  problems.push(...(await verdictOf({ browser, people, effects })))
  for (const { life, store } of actors) {
    life.end()
    store.close()
  }
  await browser.remove()
  return problems
}

async function turns(random: Random): Promise<void> {
  for (let left = random.whole(1, 12); left > 0; left -= 1) await turn()
}
