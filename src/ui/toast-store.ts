import { toastTimeMs, undoTimeMs } from '#contract/limits.ts'

export interface Toast {
  sentence: string
  /** Takes back what the sentence says. */
  undo: { name: string; press(): void } | null
}

let shown: Toast | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Toast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says that something happened; closes by itself after two seconds, or later where it can be undone.
 *  Never for a lasting state. */
export function toast(sentence: string, undo: Toast['undo'] = null): void {
  set({ sentence, undo })
  toastStore.release()
}

export const toastStore = {
  get: () => shown,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  close(): void {
    clearTimeout(timer)
    set(null)
  },
  /** While somebody is at it, it stays. */
  hold: () => clearTimeout(timer),
  release(): void {
    clearTimeout(timer)
    timer = setTimeout(() => set(null), shown?.undo ? undoTimeMs : toastTimeMs)
  },
}
