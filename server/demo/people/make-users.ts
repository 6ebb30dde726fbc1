import type { Insertable } from 'kysely'
import { currencyByCode } from '#contract/domain/currency.ts'
import { dayMs } from '#contract/domain/durations.ts'
import type { UserTable } from '#server/db/schema.ts'
import { accountOf } from '../accounts.ts'
import { demoCities } from '../cities/all-cities.ts'
import { fill } from '../phrases/fill.ts'
import { randomOf, type Random } from '../random.ts'
import { daysFrom } from '../time.ts'
import { agentAbouts, lenderAbouts, renterAbouts } from './about-texts.ts'
import { lenderGroups, renterGroup } from './groups.ts'
import { peopleOf, type Origin } from './names.ts'

/** A row but for the password's hash, which takes time to make. */
export type UserRow = Omit<Insertable<UserTable>, 'password_hash'> & {
  id: number
  email: string
  first_name: string
  member_since: Date
}

export interface Users {
  rows: UserRow[]
  renterId: number
  lenderId: number
  /** Lenders by the preset city where their homes are, the busiest first. */
  lenderIds: Map<string, number[]>
}

/** The first of a large city's lenders are agents. */
const agentsIn = (preset: string) => (preset === 'Pattaya' ? 3 : preset === 'Bangkok' ? 1 : 0)

export function makeUsers(now: Date): Users {
  const random = randomOf('users')
  const rows: UserRow[] = []
  const emails = new Set<string>()
  const add = (row: Omit<UserRow, 'id' | 'updated_on'>): number => {
    emails.add(row.email)
    const daysSince = (now.getTime() - row.member_since.getTime()) / dayMs
    const updatedOn = daysFrom(now, -random.between(0.2, Math.min(daysSince, 400)))
    rows.push({ ...row, id: rows.length + 1, updated_on: updatedOn })
    return rows.length
  }

  const renterId = add(printedRenter(now))
  const lenderId = add(printedLender(now))
  const lenderIds = new Map<string, number[]>()
  for (const [preset, group] of lenderGroups) {
    const ids = originsOf(random, group).map((origin, at) => {
      const abouts = at < agentsIn(preset) ? agentAbouts : lenderAbouts
      const city = demoCities.find((each) => each.preset === preset)?.name ?? preset
      return add(
        makePerson(random, origin, { emails, now, about: fill(random.pick(abouts), { city }) }),
      )
    })
    lenderIds.set(preset, ids)
  }
  for (const origin of originsOf(random, renterGroup)) {
    add(makePerson(random, origin, { emails, now, about: random.pick(renterAbouts) }))
  }
  return { rows, renterId, lenderId, lenderIds }
}

function originsOf(random: Random, group: Partial<Record<Origin, number>>): Origin[] {
  const origins = Object.entries(group) as [Origin, number][]
  return random.shuffled(origins.flatMap(([origin, count]) => Array<Origin>(count).fill(origin)))
}

function makePerson(
  random: Random,
  origin: Origin,
  { emails, now, about }: { emails: Set<string>; now: Date; about: string },
): Omit<UserRow, 'id' | 'updated_on'> {
  const { culture, currency, firstNames, lastNames } = peopleOf[origin]
  let [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  while (emails.has(emailOf(first, last))) {
    first = random.pick(firstNames)
    last = random.pick(lastNames)
  }
  const memberSince = daysFrom(now, -random.between(420, 1900))
  return {
    email: emailOf(first, last),
    first_name: first,
    last_name: last,
    culture,
    currency_id: currencyByCode(currency).id,
    date_of_birth: random.chance(0.6) ? birthday(random) : null,
    phone: '',
    about,
    email_verified_at: random.chance(0.9) ? new Date(memberSince.getTime() + 600_000) : null,
    member_since: memberSince,
  }
}

function emailOf(first: string, last: string): string {
  const plain = `${first}.${last}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '')
  return `${plain.toLowerCase()}@example.com`
}

function birthday(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${random.whole(1956, 2001)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
}

function printedRenter(now: Date): Omit<UserRow, 'id' | 'updated_on'> {
  const memberSince = daysFrom(now, -640)
  return {
    email: accountOf('renter').email,
    first_name: 'Rosa',
    last_name: 'Meyer',
    culture: 'en-US',
    currency_id: currencyByCode('EUR').id,
    date_of_birth: '1990-05-17',
    phone: '+1 202 555 0143',
    about:
      'I write for a living and travel slowly: a few weeks here, a month there. Non-smoker, no parties, fond of balconies.',
    email_verified_at: memberSince,
    member_since: memberSince,
  }
}

function printedLender(now: Date): Omit<UserRow, 'id' | 'updated_on'> {
  const memberSince = daysFrom(now, -1480)
  return {
    email: accountOf('lender').email,
    first_name: 'Lek',
    last_name: 'Suwannarat',
    culture: 'en-US',
    currency_id: currencyByCode('THB').id,
    date_of_birth: '1982-11-03',
    phone: '+1 202 555 0178',
    about:
      'I look after a dozen homes in Bangkok and by the sea, some of them my own, some for friends. I usually answer within the hour, and I know every caretaker by name.',
    email_verified_at: memberSince,
    member_since: memberSince,
  }
}
