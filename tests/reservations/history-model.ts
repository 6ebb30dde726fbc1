import { hourMs } from '#contract/domain/durations.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import { isSameRequest, priceSeen, type Call, type Told } from './calls.ts'
import type { OfferName, PersonName } from './histories.ts'
import { offers } from './offers.ts'

interface Dates {
  from: Date
  to: Date
}

interface Reserved extends Dates {
  renter: PersonName
  status: ReservationStatus
  cancelledBy: PersonName | null
  expiresAt: Date
}

type Answer = Pick<Told, 'errorCode' | 'id' | 'status'>

const refused = (errorCode: number): Answer => ({ errorCode, id: null, status: null })
const overlap = (a: Dates, b: Dates) => a.from < b.to && b.from < a.to
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / hourMs) * hourMs)

/** One listing as the rules have it, in memory and one call at a time: what a server has to answer. */
export class HistoryModel {
  offer: OfferName = 'usual'
  isShown = true
  readonly reservations = new Map<number, Reserved>()
  readonly blocks = new Map<number, Dates>()
  readonly #keys = new Map<string, { call: Call; id: number }>()

  /** @param newId what the server calls the thing, should this make one */
  answer(call: Call, now: Date, newId: number | null): Answer {
    this.expire(now)
    const id = newId ?? -1
    switch (call.do) {
      case 'reserve':
        return this.#keyed(call, () => this.#reserve(call, now, id))
      case 'move':
        return this.#move(call, now)
      case 'block':
        return this.#block(call, now, id)
      case 'unblock':
        if (call.by !== 'lender') return refused(2)
        this.blocks.delete(call.id)
        return { errorCode: 0, id: null, status: null }
      case 'offer':
        this.offer = call.offer
        return { errorCode: 0, id: newId, status: null }
      case 'show':
        this.isShown = call.isActive
        return { errorCode: 0, id: newId, status: null }
    }
  }

  expire(now: Date): void {
    for (const each of this.reservations.values()) {
      if (each.status === 'requested' && each.expiresAt <= now) each.status = 'expired'
    }
  }

  /** What had an effect under a key is answered by it; without one the key stays free. */
  #keyed(call: Call & { do: 'reserve' | 'move' }, first: () => Answer, again?: () => Answer) {
    if (call.key === null) return first()
    const name = `${call.do} ${call.by} ${call.key}`
    const earlier = this.#keys.get(name)
    if (earlier && !isSameRequest(earlier.call, call)) return refused(10)
    if (earlier) return again?.() ?? { errorCode: 0, id: earlier.id, status: null }
    const answer = first()
    if (call.do === 'reserve' && answer.id !== null) this.#keys.set(name, { call, id: answer.id })
    return answer
  }

  #isTaken(dates: Dates): boolean {
    const holds = ({ status }: Reserved) => status === 'requested' || status === 'confirmed'
    const taken = [...[...this.reservations.values()].filter(holds), ...this.blocks.values()]
    return taken.some((each) => overlap(each, dates))
  }

  #reserve(call: Call & { do: 'reserve' }, now: Date, id: number): Answer {
    if (call.by === 'lender') return refused(2)
    const offered = offers[this.offer][call.period]
    if (!this.isShown || offered?.price !== priceSeen(call)) return refused(6)
    const { from, to } = call.dates
    if (from < hourOf(now) || to <= now) return refused(4)
    if (this.#isTaken(call.dates)) return refused(5)
    const expiresAt = new Date(Math.min(now.getTime() + 24 * hourMs, to.getTime()))
    const status = offered.approval ? 'requested' : 'confirmed'
    this.reservations.set(id, {
      renter: call.by,
      from,
      to,
      status,
      cancelledBy: null,
      expiresAt,
    })
    return { errorCode: 0, id, status: null }
  }

  #move(call: Call & { do: 'move' }, now: Date): Answer {
    const reserved = this.reservations.get(call.id)
    if (!reserved) return refused(3)
    if (call.by !== 'lender' && call.by !== reserved.renter) return refused(2)
    const stands = (errorCode: number): Answer => ({
      errorCode,
      id: call.id,
      status: reserved.status,
    })
    const first = () => {
      // The words of who cancels after the other one would be told to nobody.
      const isCancelledByOther = reserved.status === 'cancelled' && reserved.cancelledBy !== call.by
      if (reserved.status === call.to && !isCancelledByOther) return stands(0)
      const isSeen = call.seen === null || call.seen === reserved.status
      if (!isSeen || reserved.to <= now || !this.#may(call, reserved)) return stands(12)
      reserved.status = call.to
      if (call.to === 'cancelled') reserved.cancelledBy = call.by
      if (call.key) this.#keys.set(`move ${call.by} ${call.key}`, { call, id: call.id })
      return stands(0)
    }
    return this.#keyed(call, first, () => stands(0))
  }

  #may({ by, to }: Call & { do: 'move' }, { status }: Reserved): boolean {
    if (status === 'confirmed') return to === 'cancelled'
    if (status !== 'requested') return false
    return by === 'lender' ? to === 'confirmed' || to === 'declined' : to === 'cancelled'
  }

  #block(call: Call & { do: 'block' }, now: Date, id: number): Answer {
    if (call.by !== 'lender') return refused(2)
    const hour = hourOf(now)
    const from = call.dates.from < hour ? hour : call.dates.from
    const dates = { from, to: call.dates.to }
    if (dates.to <= from || dates.to <= now) return refused(4)
    if (this.#isTaken(dates)) return refused(5)
    this.blocks.set(id, dates)
    return { errorCode: 0, id, status: null }
  }
}
