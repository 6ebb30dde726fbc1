import type { Database } from '#server/db/database.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import type { Context } from '#server/services/context.ts'
import type { Terminal } from './terminal.ts'

/** What a command works on. */
export interface Admin extends Pick<Context, 'db' | 'now' | 'wakeMailer' | 'wakePusher'> {
  database: Database
  /** For reading alone. Whoever asks for no picture needs no place for them.
   *  @throws StartError */
  openMedia(): Promise<MediaStore>
  close(): Promise<void>
}

/** How a command was called. */
export interface Call {
  /** What was given behind its name; '' for one that takes nothing. */
  about: string
  /** Whether this was said. */
  has(option: string): boolean
  /** The value of an option; null when it was not given. */
  valueOf(option: string): string | null
}

export interface Command {
  name: string
  /** What is given behind the name; null for nothing. */
  takes: string | null
  /** The variable that has it where it is not given, such as what others must not read in the list of processes. */
  takesFrom?: string
  /** One line for the operator. */
  does: string
  options?: Record<string, { takes: string | null; does: string }>
  /** What is asked before it is done; absent, or null for now, where nothing is lost. */
  question?(admin: Admin, call: Call): Promise<string | null>
  /** @returns whether all is well
   *  @throws Unable, Refusal */
  run(admin: Admin, call: Call, terminal: Terminal): Promise<boolean>
}
