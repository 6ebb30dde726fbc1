export interface Rounds {
  /** Begins a round now, or right after the one that is under way, which may have passed by what is new. */
  wake(): void
  /** Begins a round so long from now. Who asks while one is awaited gets another, as long after that one. */
  wakeAfter(pauseMs: number): void
  /** Ends after the round that is under way. */
  stop(): Promise<void>
}

/** What is done again and again for as long as the server runs. A round that fails is told and tried again; one
 *  that takes longer than the pause is not overtaken.
 *  @param round a long one looks at the signal for when the server stops
 *  @param firstAfterMs at once unless it is given */
export function startRounds(
  round: (signal: AbortSignal) => Promise<void>,
  {
    everyMs,
    firstAfterMs = 0,
    warn,
  }: { everyMs: number; firstAfterMs?: number; warn(error: unknown): void },
): Rounds {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isWoken = false
  const begin = () => {
    running ??= round(stopping.signal).catch(warn).finally(end)
  }
  const end = () => {
    running = undefined
    if (isWoken) wake()
  }
  const wake = () => {
    isWoken = running !== undefined
    if (!stopping.signal.aborted) begin()
  }
  let awaited: NodeJS.Timeout | undefined
  let isAskedAgain = false
  const wakeAfter = (pauseMs: number) => {
    isAskedAgain = awaited !== undefined
    awaited ??= setTimeout(() => {
      awaited = undefined
      wake()
      if (isAskedAgain) wakeAfter(pauseMs)
    }, pauseMs).unref()
  }
  const timer = setInterval(begin, everyMs)
  timer.unref()
  if (firstAfterMs > 0) wakeAfter(firstAfterMs)
  else begin()
  return {
    wake,
    wakeAfter,
    async stop() {
      clearInterval(timer)
      clearTimeout(awaited)
      stopping.abort()
      await running
    },
  }
}
