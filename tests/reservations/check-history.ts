import { rentPeriods } from '#contract/domain/rent-period.ts'
import { isSameRequest, priceSeen, type Call, type Told } from './calls.ts'
import { checkTransitions } from './check-transitions.ts'
import type { PersonName } from './histories.ts'
import type { Stored } from './stored-history.ts'

type Ids = Record<PersonName, number>
type ToldOf<What extends Call['do']> = Told & { call: Call & { do: What } }

const of = <What extends Call['do']>(told: Told[], what: What) =>
  told.filter((each): each is ToldOf<What> => each.call.do === what)
const acknowledged = ({ errorCode }: Told) => errorCode === 0
const isSame = (a: Date, b: Date) => a.getTime() === b.getTime()
const list = (values: Iterable<unknown>) => [...values].map(String).toSorted().join(', ')

/** What is wrong with what is stored after a history, in sentences; nothing when all of it is right. */
export function checkHistory(told: Told[], stored: Stored, ids: Ids): string[] {
  return [
    ...overlaps(stored),
    ...rangesOfReservations(stored),
    ...reservationsAreThoseAcknowledged(told, stored, ids),
    ...blocksAreThoseAcknowledged(told, stored),
    ...movesAreThoseAcknowledged(told, stored, ids),
    ...checkTransitions(stored),
    ...answersUnderOneKey(told),
    ...told
      .filter(({ httpStatus }) => httpStatus >= 500)
      .map(({ call, httpStatus }) => `${call.note} was answered ${httpStatus}`),
  ]
}

function overlaps({ ranges }: Stored): string[] {
  const active = ranges.filter(({ isActive }) => isActive)
  return active.flatMap((a) =>
    active
      .filter((b) => a.id < b.id && a.from < b.to && b.from < a.to)
      .map((b) => `ranges ${a.id} and ${b.id} overlap`),
  )
}

function rangesOfReservations({ reservations, ranges }: Stored): string[] {
  return reservations.flatMap(({ id, status, from_at, to_at }) => {
    const own = ranges.filter(({ reservationId }) => reservationId === id)
    const [range] = own
    const holds = status === 'requested' || status === 'confirmed'
    const isRight =
      own.length === 1 &&
      range?.kind === 'reservation' &&
      range.isActive === holds &&
      isSame(range.from, from_at) &&
      isSame(range.to, to_at)
    return isRight ? [] : [`reservation ${id}, ${status}, has the ranges ${JSON.stringify(own)}`]
  })
}

const periodHours = { hourly: 1, daily: 24, weekly: 168, monthly: 720 }

function reservationsAreThoseAcknowledged(
  all: Told[],
  { reservations, chats }: Stored,
  ids: Ids,
): string[] {
  const told = of(all, 'reserve').filter(acknowledged)
  const byId = new Map(reservations.map((each) => [each.id, each]))
  const isThere = ({ call, id }: ToldOf<'reserve'>) => {
    const row = byId.get(id ?? -1)
    const hours = (call.dates.to.getTime() - call.dates.from.getTime()) / 3_600_000
    return (
      row?.renter_id === ids[call.by] &&
      row.lender_id === ids.lender &&
      isSame(row.from_at, call.dates.from) &&
      isSame(row.to_at, call.dates.to) &&
      row.period_id === rentPeriods.indexOf(call.period) &&
      row.periods === Math.ceil(hours / periodHours[call.period]) &&
      row.price_minor === Math.round(priceSeen(call) * 100) &&
      row.currency_id === 1 &&
      row.idempotency_key === call.key
    )
  }
  const renters = new Set(reservations.map(({ renter_id }) => renter_id))
  return [
    ...told
      .filter((each) => !isThere(each))
      .map(({ call }) => `${call.note} is not there as asked`),
    ...differ('reservations', byId.keys(), new Set(told.map(({ id }) => id))),
    ...differ(
      'chats',
      chats.map(({ renter_id }) => renter_id),
      renters,
    ),
  ]
}

function differ(what: string, stored: Iterable<unknown>, right: Iterable<unknown>): string[] {
  const [are, shouldBe] = [list(stored), list(right)]
  return are === shouldBe ? [] : [`${what} are [${are}] and not [${shouldBe}]`]
}

function blocksAreThoseAcknowledged(all: Told[], { ranges }: Stored): string[] {
  const removed = new Set<number | null>(
    of(all, 'unblock')
      .filter(acknowledged)
      .map(({ call }) => call.id),
  )
  const told = of(all, 'block')
    .filter(acknowledged)
    .filter(({ id }) => !removed.has(id))
  const blocks = ranges.filter(({ kind }) => kind === 'block')
  const byId = new Map(blocks.map((each) => [each.id, each]))
  const isThere = ({ call, id }: ToldOf<'block'>) => {
    const block = byId.get(id ?? -1)
    return (
      block !== undefined &&
      block.from >= call.dates.from &&
      isSame(block.to, call.dates.to) &&
      block.isActive
    )
  }
  return [
    ...told
      .filter((each) => !isThere(each))
      .map(({ call }) => `${call.note} is not there as asked`),
    ...differ(
      'blocks',
      byId.keys(),
      told.map(({ id }) => id),
    ),
  ]
}

/** A note stands for its call: in the changes once when it had an effect, and nowhere when it was refused. */
function movesAreThoseAcknowledged(
  all: Told[],
  { reservations, changes, messages }: Stored,
  ids: Ids,
): string[] {
  const told = of(all, 'move')
  const good = new Set(told.filter(acknowledged).map(({ call }) => call.note))
  const refused = told.map(({ call }) => call.note).filter((note) => !good.has(note))
  const byPeople = changes.filter(({ from_status, author_id }) => from_status && author_id)
  const left = [...byPeople, ...reservations].map(({ note }) => note)
  const isTold = ({ note }: Call) => messages.some(({ text }) => text.endsWith(`: ${note}`))
  const isInHistory = ({ call }: ToldOf<'move'>) =>
    changes.some(
      ({ reservation_id, to_status }) => reservation_id === call.id && to_status === call.to,
    )
  const isAsAsked = ({ reservation_id, to_status, author_id, note, idempotency_key }: Change) =>
    told.some(
      ({ call }) =>
        call.note === note &&
        call.id === reservation_id &&
        call.to === to_status &&
        ids[call.by] === author_id &&
        call.key === idempotency_key,
    )
  const notes = byPeople.map(({ note }) => note)
  return [
    ...told
      .filter((each) => acknowledged(each) && !isInHistory(each))
      .map(({ call }) => `${call.note} is not in the history`),
    ...refused.filter((note) => left.includes(note)).map((note) => `${note}, refused, left itself`),
    ...told
      .filter(({ call }) => !good.has(call.note) && isTold(call))
      .map(({ call }) => `${call.note}, refused, was told`),
    ...byPeople
      .filter((change) => !isAsAsked(change))
      .map(({ id }) => `nobody asked for change ${id}`),
    ...differ('notes', notes, new Set(notes)),
  ]
}

type Change = Stored['changes'][number]

/** One key of one person: all that succeeded under it asked the same and were told of the same
 *  reservation, and whatever asks it again after a success succeeds. */
function answersUnderOneKey(all: Told[]): string[] {
  const keyed = of(all, 'reserve').filter(({ call }) => call.key !== null)
  return keyed.filter(acknowledged).flatMap((first) =>
    keyed
      .filter(({ call }) => call.by === first.call.by && call.key === first.call.key)
      .filter(({ call, id, begun, errorCode }) =>
        isSameRequest(call, first.call)
          ? (errorCode === 0 && id !== first.id) || (begun > first.ended && errorCode !== 0)
          : errorCode === 0 && id !== null,
      )
      .map(({ call }) => `${call.note} under the key of ${first.call.note} was answered otherwise`),
  )
}
