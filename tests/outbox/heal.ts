import type { Actor, Browser } from './browser.ts'
import type { Site } from './site.ts'
import type { VirtualClock } from './virtual-clock.ts'

interface HealParts {
  site: Site
  browser: Browser
  clock: VirtualClock
}

const flushesAtMost = 200

/** Each user comes back and stays until nothing is due any more. @returns what does not end */
export async function heal({ site, browser, clock }: HealParts): Promise<string[]> {
  // What is still under way from before arrives.
  await clock.pass(120_000)
  const problems: string[] = []
  for (const userId of site.userIds) {
    await site.login(userId)
    const tab = browser.open('tab')
    if (!(await flushToTheEnd(tab, clock))) problems.push(`User ${userId} flushes for ever.`)
    tab.life.end()
    tab.store.close()
  }
  return problems
}

async function flushToTheEnd(tab: Actor, clock: VirtualClock): Promise<boolean> {
  for (let flushes = 0; flushes < flushesAtMost; flushes += 1) {
    const end = await whileTimePasses(clock, tab.flush())
    if (!end || end.nextAtMs === null) return true
    await clock.pass(Math.max(0, end.nextAtMs - clock.nowMs()))
  }
  return false
}

async function whileTimePasses<T>(clock: VirtualClock, task: Promise<T>): Promise<T> {
  const results: T[] = []
  const note = async () => void results.push(await task)
  void note()
  do await clock.pass(1000)
  while (results.length === 0)
  return results[0] as T
}
