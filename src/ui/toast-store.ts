import { toastTimeMs } from '#contract/limits.ts'

let message = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: string): void {
  message = next
  for (const listener of listeners) listener()
}

/** Says that something happened; closes by itself after two seconds. Never for a lasting state. */
export function toast(sentence: string): void {
  clearTimeout(timer)
  set(sentence)
  timer = setTimeout(() => set(''), toastTimeMs)
}

export const toastStore = {
  get: () => message,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
