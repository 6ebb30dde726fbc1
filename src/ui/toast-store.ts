import { toastTimeMs, undoTimeMs } from '#contract/limits.ts'

export interface Toast {
  id: number
  sentence: string
  /** Takes back what the sentence says. */
  undo: { name: string; press(): void } | null
}

let lastId = 0
let shown: readonly Toast[] = []
const timers = new Map<Toast, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function set(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says that something happened; closes by itself after two seconds, or later where it can be undone. Another one takes
 *  its place, but for what can still be undone: that stands above.
 *  Never for a lasting state. */
export function toast(sentence: string, undo: Toast['undo'] = null): void {
  const said = { id: (lastId += 1), sentence, undo }
  for (const each of shown) if (!each.undo) toastStore.hold(each)
  set([...shown.filter((each) => each.undo), said])
  toastStore.release(said)
}

export const toastStore = {
  get: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  close(said: Toast): void {
    toastStore.hold(said)
    set(shown.filter((each) => each !== said))
  },
  /** While somebody is at it, it stays. */
  hold(said: Toast): void {
    clearTimeout(timers.get(said))
    timers.delete(said)
  },
  release(said: Toast): void {
    toastStore.hold(said)
    if (!shown.includes(said)) return
    const timeMs = said.undo ? undoTimeMs : toastTimeMs
    const timer = setTimeout(() => toastStore.close(said), timeMs)
    timers.set(said, timer)
  },
}
