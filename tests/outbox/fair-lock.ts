import type { Life } from './life.ts'

interface Turn {
  life: Life
  begin(): void
}

/** One lock of a browser: who asked first has it first, and who is gone neither has it nor gets it. */
export class FairLock {
  #holder: Turn | null = null
  #queue: Turn[] = []

  async run<T>(life: Life, task: () => Promise<T>): Promise<T> {
    let own: Turn | null = null
    await new Promise<void>((begin) => {
      // It may have ended since it set out to ask.
      if (life.isOver) return
      own = { life, begin }
      this.#queue.push(own)
      this.#next()
    })
    try {
      return await task()
    } finally {
      if (this.#holder === own) this.#release()
    }
  }

  /** Frees what a tab or worker held that is gone. */
  free(life: Life): void {
    this.#queue = this.#queue.filter((turn) => turn.life !== life)
    if (this.#holder?.life === life) this.#release()
  }

  #release(): void {
    this.#holder = null
    this.#next()
  }

  #next(): void {
    if (this.#holder) return
    this.#holder = this.#queue.shift() ?? null
    this.#holder?.begin()
  }
}
