/** What the parts of a schedule have still to do without time going by: writes to the disk, and calls to
 *  a server that is there. */
export class Activity {
  #running = 0

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
    }
  }

  /** When everyone waits for the time, for the lock or for nothing. */
  async settled(): Promise<void> {
    for (let quietTurns = 0; quietTurns < 2;) {
      await turn()
      quietTurns = this.#running === 0 ? quietTurns + 1 : 0
    }
  }
}

/** The database of the tests takes its steps between these. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Time that goes by when it is told to, on a device whose clock may be set. */
export class VirtualClock {
  #elapsedMs = 0
  #setMs = 1_800_000_000_000
  #timers: { atMs: number; ring: () => void }[] = []
  readonly #activity: Activity

  constructor(activity: Activity) {
    this.#activity = activity
  }

  /** What the device says the time is. */
  nowMs = (): number => this.#setMs + this.#elapsedMs

  set(byMs: number): void {
    this.#setMs += byMs
  }

  after(ms: number, ring: () => void): void {
    const atMs = this.#elapsedMs + ms
    const later = this.#timers.findIndex((timer) => timer.atMs > atMs)
    this.#timers.splice(later < 0 ? this.#timers.length : later, 0, { atMs, ring })
  }

  /** Lets time go by, and all that happens in it happen. */
  async pass(ms: number): Promise<void> {
    const untilMs = this.#elapsedMs + ms
    await this.#activity.settled()
    for (;;) {
      const next = this.#timers[0]
      if (!next || next.atMs > untilMs) break
      this.#timers.shift()
      this.#elapsedMs = next.atMs
      next.ring()
      await this.#activity.settled()
    }
    this.#elapsedMs = untilMs
  }

  timeout = (ms: number): AbortSignal => {
    const controller = new AbortController()
    this.after(ms, () => controller.abort(new DOMException('Too late.', 'TimeoutError')))
    return controller.signal
  }
}
