import type { Random } from '#server/demo/random.ts'
import { faults, type Fault } from './faults.ts'

const noneInADeck = 5

/** Says what becomes of each request: every fault in turn, and now and then none. */
export class FaultDealer {
  readonly #random: Random
  readonly #dealt = new Set<Fault | null>()
  #deck: (Fault | null)[] = []
  #forced: { fault: Fault | null } | null = null

  constructor(random: Random) {
    this.#random = random
  }

  next = (): Fault | null => {
    if (this.#forced) return this.#forced.fault
    if (this.#deck.length === 0) {
      const none = Array<null>(noneInADeck).fill(null)
      this.#deck = this.#random.shuffled([...faults, ...none])
    }
    const fault = this.#deck.pop() ?? null
    this.#dealt.add(fault)
    return fault
  }

  get hasDealtAll(): boolean {
    return faults.every((fault) => this.#dealt.has(fault))
  }

  /** From now on it is always this one; null for none. */
  force(fault: Fault | null): void {
    this.#forced = { fault }
  }

  deal(): void {
    this.#forced = null
  }
}
