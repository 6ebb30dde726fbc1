import { hourMs } from '#contract/domain/durations.ts'
import { pauseMsAfter } from '#server/pause-after.ts'
import { shownAddress, webOrigin } from '#server/web-address.ts'
import { readStyle, type ReadStyle } from './read-style.ts'
import type { ForeignOrigins } from './style-origins.ts'

/** Knows which hosts a style needs. */
export interface StyleWatch {
  /** The style's own origin at least. */
  readonly origins: ForeignOrigins
  /** False until it was tried to read it for the first time. */
  readonly isTried: boolean
  close(): void
}

interface StyleWatchParts {
  styleUrl: string
  warn(sentence: string): void
  timeoutMs?: number
  /** After it was read; it may name other hosts by then. */
  pauseMs?: number
  /** After the first failure; each further one doubles it. */
  firstRetryMs?: number
}

/** Reads the style now, and again and again. Nobody waits for it. */
export function watchStyle(parts: StyleWatchParts): StyleWatch {
  const { styleUrl, warn, timeoutMs = 5_000, pauseMs = hourMs, firstRetryMs = 30_000 } = parts
  const retryPause = { firstMs: firstRetryMs, longestMs: pauseMs }
  const own = webOrigin(styleUrl)
  let origins: ForeignOrigins = { connect: own ? [own] : [], images: [] }
  let isWhole = false
  let isTried = false
  let trouble: string | null = null
  let failures = 0
  let timer: NodeJS.Timeout | null = null
  let isClosed = false

  async function read() {
    const problem = await readStyle(styleUrl, timeoutMs).then(keep, (error: Error) => error.message)
    isTried = true
    if (isClosed) return
    if (problem !== null && problem !== trouble) {
      warn(
        `MAP_STYLE_URL ${shownAddress(styleUrl)} cannot be read, and the map may stay empty: ${problem}.`,
      )
    }
    trouble = problem
    failures = problem === null ? 0 : failures + 1
    const waitMs = failures === 0 ? pauseMs : pauseMsAfter(failures, retryPause)
    timer = setTimeout(start, waitMs).unref()
  }

  /** What was once known as a whole is not given up for a part. */
  function keep({ problem, ...found }: ReadStyle): string | null {
    if (problem === null || !isWhole) origins = found
    isWhole ||= problem === null
    return problem
  }

  function start() {
    read().catch((error: unknown) => warn(String(error)))
  }

  start()
  return {
    get origins() {
      return origins
    },
    get isTried() {
      return isTried
    },
    close() {
      isClosed = true
      if (timer) clearTimeout(timer)
    },
  }
}
