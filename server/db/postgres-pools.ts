import type { Sql } from 'postgres'

/** The pool that is asked now. `postgres` 3.4 lets nobody close a connection on which nothing comes back, and the system
 *  gives one up after a quarter of an hour: another pool takes the place of all its connections. */
export class Pools {
  #open: () => Sql
  #patienceMs: number
  #current: Sql

  /** @param patienceMs for so long a pool that was replaced may still answer what it was asked */
  constructor(open: () => Sql, patienceMs: number) {
    this.#open = open
    this.#patienceMs = patienceMs
    this.#current = open()
  }

  get current(): Sql {
    return this.#current
  }

  /** @param silent the one that did not answer; what several of its connections say counts once */
  replace(silent: Sql): void {
    if (silent !== this.#current) return
    this.#current = this.#open()
    void silent.end({ timeout: this.#patienceMs / 1000 })
  }
}
