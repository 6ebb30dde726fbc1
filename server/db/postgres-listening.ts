import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Listener } from './database.ts'
import { notifyChannel } from './notify-channel.ts'
import { StartError } from './start-error.ts'

/** Hears what is told through our channel, by a connection of its own that `listening` opens. Whoever listens through
 *  a transaction pooler, or on another database, would hear nothing and never know: so it is tried first.
 *  @param tell tells a channel something, as queries of ours do
 *  @throws StartError when that is not heard in time */
export async function listenOn(
  listening: Sql,
  { hear, miss }: Listener,
  { tell, timeoutMs }: { tell(channel: string): Promise<unknown>; timeoutMs: number },
): Promise<void> {
  await within(timeoutMs, assertHears(listening, tell))
  let isAgain = false
  await listening.listen(notifyChannel, hear, () => {
    if (isAgain) miss()
    isAgain = true
  })
}

/** On a channel of its own, so that no other process hears of it. */
async function assertHears(listening: Sql, tell: (channel: string) => Promise<unknown>) {
  const channel = `${notifyChannel}_${randomUUID()}`
  let heard = () => {}
  const hearing = new Promise<void>((resolve) => (heard = resolve))
  const { unlisten } = await listening.listen(channel, heard)
  await tell(channel)
  await hearing
  await unlisten()
}

async function within(timeoutMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(deaf()), timeoutMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const deaf = () =>
  new StartError(
    'DATABASE_LISTEN_URL must lead to the primary of DATABASE_URL itself, past any pooler: nothing is heard there of what is told through DATABASE_URL.',
  )
