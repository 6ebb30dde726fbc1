import type { EngineClient } from './engine-client.ts'
import type { Reply } from './rpc.ts'
import { Turns } from './turns.ts'

/** The one connection of the embedded database and whose turn it is. */
export class Session {
  #client: EngineClient
  #turns: Turns
  #inTransaction = false
  /** Rows written since the database was opened. */
  rowsWritten = 0

  constructor(client: EngineClient, turns = new Turns()) {
    this.#client = client
    this.#turns = turns
  }

  get isIdle(): boolean {
    return this.#turns.isIdle
  }

  take(): Promise<void> {
    return this.#turns.take()
  }

  /** Only between `take` and `give`. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<Reply> {
    // A refused statement may leave a transaction behind; rolling back none is harmless.
    this.#inTransaction = true
    const reply = await this.#client.ask(sql, parameters)
    this.#inTransaction = reply.inTransaction
    this.rowsWritten += reply.affected ?? 0
    return reply
  }

  async give(): Promise<void> {
    try {
      // A transaction left open would swallow the next holder's writes.
      if (this.#inTransaction) await this.run('rollback')
    } finally {
      this.#turns.give()
    }
  }

  end(reason: Error): void {
    this.#turns.end(reason)
  }

  /** One statement or script as a turn of its own. */
  async runAlone(sql: string): Promise<Reply> {
    await this.take()
    try {
      return await this.run(sql)
    } finally {
      await this.give()
    }
  }
}
