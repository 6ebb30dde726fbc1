import { pushPauseMs } from '#contract/limits.ts'
import type { Config } from './config.ts'
import { sendDuePushes } from './push/pusher.ts'
import { openPushTransport, type PushTransport } from './push/push-transport.ts'
import { startRounds, type Rounds } from './rounds.ts'
import type { SentenceLog } from './sentence-log.ts'
import type { Context } from './services/context.ts'

/** So long at most waits a push that another process has queued before it ended. */
const roundEveryMs = 60_000

export interface Pushing {
  /** Has devices told of what is queued now, once it has waited for being read. */
  wake(): void
  start(context: Context, log: SentenceLog): void
  stop(): Promise<void>
}

/** Tells devices of what their users have not read. */
export function openPushing({ vapidSubject: subject }: Pick<Config, 'vapidSubject'>): Pushing {
  let transport: PushTransport | undefined
  let rounds: Rounds | undefined
  return {
    wake: () => rounds?.wakeAfter(pushPauseMs),
    start({ db, now, vapidKeys }, log) {
      transport = openPushTransport({ ...vapidKeys, subject })
      const parts = { db, now, transport, warn: (sentence: string) => log.warn(sentence) }
      rounds = startRounds((signal) => sendDuePushes(parts, signal), {
        everyMs: roundEveryMs,
        warn: (error) => log.error(error, 'Devices could not be told of messages.'),
      })
    },
    async stop() {
      await rounds?.stop()
      transport?.close()
    },
  }
}
