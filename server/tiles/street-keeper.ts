import { hourMs, minuteMs } from '#contract/domain/durations.ts'
import { pauseMsAfter } from '#server/pause-after.ts'
import type { StreetArchive } from './street-archive.ts'

/** Keeps an archive open, and tries again later when it cannot be read. */
export interface StreetKeeper {
  /** What was opened last, also while it cannot be read; null before the first time. */
  readonly known: StreetArchive | null
  /** Null while it cannot be read. */
  readonly readable: StreetArchive | null
  /** Says that it cannot be read for the moment. */
  lose(error: unknown): void
  /** Opens it again when the time has come; whoever asks does not wait for it. */
  tryAgain(): void
  close(): Promise<void>
}

const pause = { firstMs: 30_000, longestMs: hourMs }
/** What was readable for this long begins with a short pause again. */
const steadyMs = 10 * minuteMs

interface KeeperParts {
  open(): Promise<StreetArchive>
  /** Told once of each trouble, not at each try. */
  onTrouble(reason: string): void
  onBack(): void
  now(): number
}

/** Waits for the first try to open it, which may fail. */
export async function keepStreets(parts: KeeperParts): Promise<StreetKeeper> {
  const { open, onTrouble, onBack, now } = parts
  let known: StreetArchive | null = null
  let trouble: string | null = null
  let failures = 0
  let retryAt = 0
  let openedAt = 0
  let opening: Promise<void> | null = null

  function fail(error: unknown) {
    const reason = error instanceof Error ? error.message : String(error)
    if (reason !== trouble) onTrouble(reason)
    trouble = reason
    failures += 1
    retryAt = now() + pauseMsAfter(failures, pause)
  }

  async function reopen() {
    try {
      const opened = await open()
      // Who reads a tile from the one before gets the embedded one instead.
      await known?.close()
      known = opened
      if (trouble !== null) onBack()
      trouble = null
      openedAt = now()
    } catch (error) {
      fail(error)
    } finally {
      opening = null
    }
  }

  opening = reopen()
  await opening
  return {
    get known() {
      return known
    },
    get readable() {
      return trouble === null ? known : null
    },
    lose(error) {
      // Many tiles fail together: the first one says it.
      if (trouble !== null) return
      if (now() - openedAt >= steadyMs) failures = 0
      fail(error)
    },
    tryAgain() {
      if (trouble !== null && now() >= retryAt) opening ??= reopen()
    },
    async close() {
      await opening
      await known?.close()
    },
  }
}
