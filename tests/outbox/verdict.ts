import type { OutboxItem } from '#src/outbox/item.ts'
import { rulesOf } from '#src/outbox/kinds.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from './browser.ts'
import type { Deed, People } from './people.ts'
import type { Effect } from './site.ts'

interface Evidence {
  browser: Browser
  people: People
  effects: Effect[]
}

interface Kept {
  seq: number
  deed: Deed
  record: OutboxItem | null
  effects: number
  isDiscarded: boolean
}

/** What is wrong once everything has healed; nothing, one hopes. */
export async function verdictOf({ browser, people, effects }: Evidence): Promise<string[]> {
  const records = (await browser.onDisk((db) => db.getAll('items'))) as OutboxItem[]
  const kept = people.deeds.flatMap((deed): Kept[] => {
    const seq = browser.places.get(deed.item.id)
    if (seq === undefined) return []
    const record = records.find((record) => record.seq === seq) ?? null
    const own = effects.filter(({ key }) => deed.keys.includes(key))
    return [{ seq, deed, record, effects: own.length, isDiscarded: browser.discarded.has(seq) }]
  })
  return [
    ...browser.mistakes.map((mistake) => `thrown: ${String(mistake)}`),
    ...doubled(effects),
    ...strangers(effects, kept),
    ...kept.flatMap((each) => wrongWith(each, kept)),
    ...disordered(effects, kept),
    ...people.newer
      .filter((newer) => !records.some((record) => isDeepStrictEqual(record, newer)))
      .map(() => 'A record of a newer version was touched.'),
  ]
}

const nameOf = ({ seq, deed: { item } }: Kept) => `${item.kind} ${seq} of user ${item.userId}`

const doubled = (effects: Effect[]) =>
  effects
    .filter(({ key }, at) => effects.findIndex((other) => other.key === key) < at)
    .map(({ key }) => `The key ${key} had two effects.`)

/** Effects of what is not on the disk, or under another user. */
const strangers = (effects: Effect[], kept: Kept[]) =>
  effects
    .filter(
      ({ key, userId, lane }) =>
        !kept.some(
          ({ deed: { keys, item } }) =>
            keys.includes(key) && item.userId === userId && item.lane === lane,
        ),
    )
    .map(({ key, userId }) => `User ${userId} did what nobody kept: ${key}.`)

function wrongWith(each: Kept, all: Kept[]): string[] {
  const { record, effects, isDiscarded } = each
  if (isDiscarded) {
    return record || effects > 1 ? [`${nameOf(each)} was discarded, and is there.`] : []
  }
  const state = record?.state ?? 'acknowledged'
  if (effects > 1) return [`${nameOf(each)} was done ${effects} times.`]
  if (state === 'acknowledged') return effects === 1 ? [] : [`${nameOf(each)} is lost.`]
  if (effects > 0) return [`${nameOf(each)} was done, and is ${state}.`]
  if (state === 'needs-you' || (state === 'queued' && isHeld(each, all))) return []
  return [`${nameOf(each)} is ${state} for ever.`]
}

const isHeld = ({ seq, deed: { item } }: Kept, all: Kept[]) =>
  all.some(
    (other) =>
      other.seq < seq &&
      other.deed.item.userId === item.userId &&
      other.deed.item.lane === item.lane &&
      other.record?.state === 'needs-you' &&
      rulesOf(item.kind).holdsLane,
  )

/** A reservation that was refused lets others pass, and may be tried again after them. */
function disordered(effects: Effect[], kept: Kept[]): string[] {
  const last = new Map<string, Kept>()
  const problems: string[] = []
  for (const { key } of effects) {
    const each = kept.find(({ deed }) => deed.keys.includes(key))
    if (!each || each.isDiscarded || !rulesOf(each.deed.item.kind).holdsLane) continue
    const lane = `${each.deed.item.userId} ${each.deed.item.lane}`
    const before = last.get(lane)
    if (before && before.seq > each.seq) {
      problems.push(`${nameOf(each)} came after ${nameOf(before)}.`)
    }
    last.set(lane, each)
  }
  return problems
}
