import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { startRounds } from '#server/rounds.ts'
import type { Listener } from './database.ts'
import { notifyChannel } from './notify-channel.ts'
import { StartError } from './start-error.ts'
import { within } from '#server/within.ts'

interface Hearing {
  /** Tells a channel something, as queries of ours do. */
  tell(channel: string): Promise<unknown>
  timeoutMs: number
  /** How often it is asked whether it still hears. */
  everyMs: number
}

/** Hears what is told through our channel, by a connection of its own. Whoever listens through a transaction pooler, on
 *  another database, or to a host that has vanished would hear nothing and never know. So it is tried, first and then
 *  again and again, and a connection that hears nothing is replaced.
 *  @returns what ends it
 *  @throws StartError when nothing is heard in time */
export async function listenOn(
  open: () => Sql,
  listener: Listener,
  { tell, timeoutMs, everyMs }: Hearing,
): Promise<() => void> {
  let isAgain = false
  const opened = () => {
    if (isAgain) listener.miss()
    isAgain = true
  }
  const newEar = () => new Ear(open(), listener.hear, opened)
  let ear = newEar()
  const start = async () => {
    await ear.open()
    const { heard } = await ear.try(tell)
    await heard
  }
  try {
    await within(timeoutMs, start(), deaf)
  } catch (error) {
    ear.close()
    throw error
  }
  const round = async (signal: AbortSignal) => {
    const { heard } = await ear.try(tell)
    const isHeard = await within(timeoutMs, heard, deaf).then(
      () => true,
      () => false,
    )
    if (isHeard || signal.aborted) return
    ear.close()
    ear = newEar()
    await within(timeoutMs, ear.open(), deaf)
  }
  // The queries themselves tell of a database that is away, and the next round tries again.
  const warn = () => undefined
  const rounds = startRounds(round, { everyMs, firstAfterMs: everyMs, warn })
  return () => {
    void rounds.stop()
    ear.close()
  }
}

/** One connection that listens, also to a channel that no other process hears of. */
class Ear {
  #sql: Sql
  #hear: Listener['hear']
  #opened: () => void
  #channel = `${notifyChannel}_${randomUUID()}`
  #tried = () => {}

  /** @param opened called whenever it listens anew */
  constructor(sql: Sql, hear: Listener['hear'], opened: () => void) {
    this.#sql = sql
    this.#hear = hear
    this.#opened = opened
  }

  async open(): Promise<void> {
    await this.#sql.listen(this.#channel, () => this.#tried())
    await this.#sql.listen(notifyChannel, this.#hear, this.#opened)
  }

  /** @returns once it was told, what comes true when that is heard */
  async try(tell: Hearing['tell']): Promise<{ heard: Promise<void> }> {
    const heard = new Promise<void>((resolve) => (this.#tried = resolve))
    await tell(this.#channel)
    return { heard }
  }

  close(): void {
    void this.#sql.end({ timeout: 0 })
  }
}

const deaf = () =>
  new StartError(
    'DATABASE_LISTEN_URL must lead to the primary of DATABASE_URL itself, past any pooler: nothing is heard there of what is told through DATABASE_URL.',
  )
