import { toastTimeMs, undoTimeMs } from '#contract/limits.ts'
import { changing } from '#src/changing.ts'

/** Takes back what a sentence says. */
export interface Undo {
  name: string
  press(): void
  /** Where what is lost cannot be made again otherwise, and the keyboard is far away: it stands there for as long as
   *  nobody goes on. */
  takesFocus?: boolean
}

export interface Toast {
  id: number
  sentence: string
  undo: Undo | null
}

let lastId = 0
const shown = changing<readonly Toast[]>([])
const timers = new Map<Toast, ReturnType<typeof setTimeout>>()

/** Says that something happened; closes by itself after two seconds, or later where it can be undone. Another one takes
 *  its place, but for what can still be undone: that stands above.
 *  Never for a lasting state. */
export function toast(sentence: string, undo: Undo | null = null): void {
  const said = { id: (lastId += 1), sentence, undo }
  for (const each of shown.get()) if (!each.undo) toastStore.hold(each)
  shown.set([...shown.get().filter((each) => each.undo), said])
  toastStore.release(said)
}

export const toastStore = {
  get: shown.get,
  subscribe: shown.subscribe,
  close(said: Toast): void {
    toastStore.hold(said)
    shown.set(shown.get().filter((each) => each !== said))
  },
  /** While somebody is at it, it stays. */
  hold(said: Toast): void {
    clearTimeout(timers.get(said))
    timers.delete(said)
  },
  release(said: Toast): void {
    toastStore.hold(said)
    if (!shown.get().includes(said)) return
    const timeMs = said.undo ? undoTimeMs : toastTimeMs
    const timer = setTimeout(() => toastStore.close(said), timeMs)
    timers.set(said, timer)
  },
}
