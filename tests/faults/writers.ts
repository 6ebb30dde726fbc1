import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { sendAsRenter } from '#contract/endpoints/chat.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Talker } from '#tests/fixtures/chat-pairs.ts'

/** Sends a text under a key. @returns the status; 0 where nobody answered */
export type SendText = (text: string, key: string) => Promise<number>

/** Somebody who writes one message after the other, each under a key of its own and again until it is acknowledged:
 *  what an outbox does. */
export interface Writer {
  authorId: number
  /** In order. */
  acknowledged: string[]
  /** Statuses of answers that neither acknowledge nor say that the database, or the server, is away. */
  surprises: number[]
  /** Ends after the message under way is acknowledged. */
  stop(): Promise<void>
  /** Ends whatever is acknowledged. */
  giveUp(): void
}

/** Sends to the server that is there now. */
export const sendTo =
  (origin: () => string, { listingId, headers }: Talker): SendText =>
  (Msg, key) =>
    fetch(`${origin()}/${sendAsRenter.path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ RentId: listingId, Msg }),
    }).then(
      ({ status }) => status,
      () => 0,
    )

const againAfterMs = 20

export function startWriter(authorId: number, send: SendText): Writer {
  const acknowledged: string[] = []
  const surprises: number[] = []
  const stopped = new AbortController()
  const givenUp = new AbortController()
  const sendUntilAcknowledged = async (text: string) => {
    const key = randomUUID()
    while (!givenUp.signal.aborted) {
      const status = await send(text, key)
      if (status === 200) return void acknowledged.push(text)
      if (status !== 0 && status !== 503) surprises.push(status)
      await pause(againAfterMs)
    }
  }
  const write = async () => {
    for (let count = 1; !stopped.signal.aborted; count += 1)
      await sendUntilAcknowledged(`Message ${count}`)
  }
  const writing = write()
  return {
    authorId,
    acknowledged,
    surprises,
    async stop() {
      stopped.abort()
      await writing
    },
    giveUp() {
      stopped.abort()
      givenUp.abort()
    },
  }
}

/** As many as every one of them has had acknowledged. */
export const acknowledgedByAll = (writers: Writer[]): number =>
  Math.min(...writers.map(({ acknowledged }) => acknowledged.length))

/** All that is stored of what somebody wrote, in the order of its ids. */
export async function storedTexts(db: Kysely<Schema>, authorId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('message')
    .select('text')
    .where('author_id', '=', authorId)
    .where('text', 'like', 'Message %')
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => text)
}
