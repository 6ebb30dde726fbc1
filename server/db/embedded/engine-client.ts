import type { Worker } from 'node:worker_threads'
import { startThread } from '#server/thread.ts'
import { DatabaseAwayError, DatabaseError } from '../database-error.ts'
import type { Ask, Reply, Word } from './rpc.ts'
import { closeCommand } from './rpc.ts'

interface Pending {
  resolve: (reply: Reply) => void
  reject: (error: Error) => void
}

/** Our end of the thread in which the embedded database runs. */
export class EngineClient {
  #worker: Worker
  #pending = new Map<number, Pending>()
  #nextId = 1
  #ended: DatabaseAwayError | undefined
  #isClosing = false
  #onNotification: (payload: string) => void = () => undefined
  /** Settled when the thread has opened the database, or failed to. */
  readonly ready: Promise<void>
  /** Settled when the thread has ended though nobody closed it. */
  readonly died: Promise<Error>
  #tellDeath: (reason: Error) => void = () => undefined
  readonly #exited: Promise<void>

  constructor(folder: string) {
    this.#worker = startThread(new URL('./engine-thread.ts', import.meta.url), { folder })
    this.ready = new Promise((resolve, reject) => {
      this.#pending.set(0, { resolve: () => resolve(), reject })
    })
    this.died = new Promise((resolve) => (this.#tellDeath = resolve))
    this.#exited = new Promise((resolve) => this.#worker.once('exit', () => resolve()))
    this.#worker.on('message', (word: Word) => this.#hear(word))
    this.#worker.on('error', (error) => this.#end(`stopped: ${error.message}`))
    this.#worker.on('exit', () => this.#end(this.#isClosing ? 'is closed' : 'stopped unexpectedly'))
  }

  async ask(sql: string, parameters: readonly unknown[]): Promise<Reply> {
    if (this.#ended) throw away(this.#ended.message)
    return new Promise((resolve, reject) => {
      const ask: Ask = { id: this.#nextId++, sql, parameters: parameters.map(cloneable) }
      this.#pending.set(ask.id, { resolve, reject })
      this.#worker.postMessage(ask)
    })
  }

  hearNotifications(hear: (payload: string) => void): void {
    this.#onNotification = hear
  }

  /** Writes everything into its place and ends the thread. */
  async close(): Promise<void> {
    this.#isClosing = true
    this.#worker.postMessage(closeCommand)
    await this.#exited
  }

  #hear(word: Word): void {
    switch (word.kind) {
      case 'ready':
        return this.#settle(0)?.resolve({} as Reply)
      case 'reply':
        return this.#settle(word.id)?.resolve(word.reply)
      case 'refusal':
        return this.#settle(word.id)?.reject(new DatabaseError(word.error))
      case 'failure':
        return this.#settle(word.id)?.reject(new Error(word.message))
      case 'notification':
        return this.#onNotification(word.payload)
      case 'death':
        return this.#end(`stopped: ${word.message}`)
    }
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }

  #end(how: string): void {
    this.#ended ??= away(`The embedded database ${how}`)
    for (const { reject } of this.#pending.values()) reject(this.#ended)
    this.#pending.clear()
    if (!this.#isClosing) this.#tellDeath(this.#ended)
  }
}

/** A Buffer is often a small window on a large pool, all of which would be cloned with it. */
function cloneable(value: unknown): unknown {
  return value instanceof Uint8Array ? new Uint8Array(value) : value
}

function away(message: string): DatabaseAwayError {
  return new DatabaseAwayError('CONNECTION_CLOSED', message)
}
