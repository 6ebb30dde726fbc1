import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { enter } from '#tests/fixtures/enter.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { expireAll } from '#tests/fixtures/expire-all.ts'
import { newListing, newUser } from '#tests/fixtures/people.ts'
import { openTestApp, plenty, type TestApp } from '#tests/fixtures/test-app.ts'
import { resolve } from './resolve.ts'
import { send, type Call, type Told } from './calls.ts'
import { firstMoment, people, type History, type PersonName } from './histories.ts'
import { formOf } from './offers.ts'
import { TickingClock } from '#tests/fixtures/ticking-clock.ts'

type Server = Pick<TestApp, 'app' | 'context'> & { clients: Record<PersonName, Client> }

export interface World {
  servers: readonly [Server, Server]
  clock: TickingClock
  db: Kysely<Schema>
  ids: Record<PersonName, number>
  close(): Promise<void>
}

const named = <Value>(make: (name: PersonName) => Value) =>
  Object.fromEntries(people.map((name) => [name, make(name)])) as Record<PersonName, Value>

/** Two servers over one PostgreSQL, and the people with a browser at each. */
export async function openWorld(): Promise<World> {
  const clock = new TickingClock()
  clock.now = firstMoment
  const site = await openTestApp({
    kind: 'postgres',
    clock,
    allowances: { listing: plenty, reservation: plenty },
  })
  const second = await site.openSecond()
  const first: Partial<Record<PersonName, Client & { userId: number }>> = {}
  const other: Partial<Record<PersonName, Client>> = {}
  for (const name of people) {
    const client = await newUser(site)
    first[name] = client
    other[name] = await enter(second, client.userId)
  }
  return {
    servers: [
      { ...site, clients: named((name) => first[name]!) },
      { ...second, clients: named((name) => other[name]!) },
    ],
    clock,
    db: site.context.db,
    ids: named((name) => first[name]!.userId),
    close: site.close,
  }
}

/** Plays a history on a new listing, with so many calls under way at a time, and at the end lets all
 *  that is overdue expire.
 *  @param tickMs how far the clock goes on at each look */
export async function playHistory(
  { servers, clock }: World,
  { steps, order }: History,
  { atOnce, tickMs }: { atOnce: number; tickMs: number },
): Promise<{ listingId: number; told: Told[] }> {
  clock.now = firstMoment
  clock.tickMs = 0
  const listingId = await newListing(servers[0].clients.lender, formOf('usual'))
  clock.tickMs = tickMs
  const told: Told[] = []
  const calls = new Map<number, Call>()
  let moment = 0
  const play = async (at: number, server: Server) => {
    const step = steps[at]!
    if (step.do === 'wait') {
      clock.now = new Date(clock.now.getTime() + step.hours * 3_600_000)
    } else if (step.do === 'expire') {
      await Promise.all(servers.slice(0, step.processes).map(({ context }) => expireAll(context)))
    } else {
      const call = calls.get(at) ?? resolve(step, `step ${at}`, told)
      calls.set(at, call)
      const begun = (moment += 1)
      const now = clock.now
      const answer = await send(server.clients['by' in call ? call.by : 'lender'], listingId, call)
      told.push({ call, now, begun, ended: (moment += 1), ...answer })
    }
  }
  const waiting = order.entries()
  const workers = Array.from({ length: atOnce }, async () => {
    for (const [place, at] of waiting) await play(at, servers[place % 2]!)
  })
  await Promise.all(workers)
  clock.tickMs = 0
  await Promise.all(servers.map(({ context }) => expireAll(context)))
  return { listingId, told }
}
