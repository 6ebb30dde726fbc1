import { DatabaseAwayError } from '../database-error.ts'

interface Waiter {
  go: () => void
  refuse: (error: Error) => void
  timer: NodeJS.Timeout
}

/** One connection, taken in turns: first come, first served, for as long as the holder needs it. */
export class Turns {
  #waiting: Waiter[] = []
  #isTaken = false
  #patienceMs: number
  #ended: Error | undefined

  /** @param patienceMs a wait this long is refused: it is nearly always a query that was sent beside
   *  the transaction that waits for it, and that would stop the database for ever. */
  constructor(patienceMs = 60_000) {
    this.#patienceMs = patienceMs
  }

  get isIdle(): boolean {
    return !this.#isTaken
  }

  take(): Promise<void> {
    if (this.#ended) return Promise.reject(this.#ended)
    if (!this.#isTaken) {
      this.#isTaken = true
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiter) => waiter.timer !== timer)
        const message = `Waited ${this.#patienceMs / 1000} s for the embedded database: is a query sent beside the transaction that waits for it?`
        reject(new DatabaseAwayError('CONNECT_TIMEOUT', message))
      }, this.#patienceMs)
      timer.unref()
      this.#waiting.push({ go: resolve, refuse: reject, timer })
    })
  }

  give(): void {
    const next = this.#waiting.shift()
    if (!next) {
      this.#isTaken = false
      return
    }
    clearTimeout(next.timer)
    next.go()
  }
  /** Refuses those who wait and all who come. */
  end(reason: Error): void {
    this.#ended = reason
    for (const { refuse, timer } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      refuse(reason)
    }
  }
}
