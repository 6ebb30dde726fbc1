/** One for each that waits: a common one would keep everybody who ever waited in memory. */
const never = () => new Promise<never>(() => undefined)

/** Of a tab or a worker. Once it is over, nothing of it runs on: what it waits for never comes. */
export class Life {
  isOver = false
  #stepsLeft = Number.POSITIVE_INFINITY
  readonly #onEnd: (life: Life) => void

  constructor(onEnd: (life: Life) => void) {
    this.#onEnd = onEnd
  }

  /** Ends it after as many points at which it waits for something. */
  endAfter(steps: number): void {
    this.#stepsLeft = steps
  }

  end(): void {
    if (this.isOver) return
    this.isOver = true
    this.#onEnd(this)
  }

  /** Something that it waits for, and before or after which it may end. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    await this.#point()
    try {
      return await work()
    } finally {
      await this.#point()
    }
  }

  async #point(): Promise<void> {
    if (!this.isOver && (this.#stepsLeft -= 1) < 0) this.end()
    if (this.isOver) await never()
  }
}
