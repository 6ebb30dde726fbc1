import { keepPush, keptPush, type KeptPush } from './kept-push.ts'

/** 'blocked' is what a person has told the browser, and only there can it be changed. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const listeners = new Set<() => void>()
const say = () => listeners.forEach((listener) => listener())

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

function currentState(): PushState {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return keptPush()?.isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Whether this device is told of messages and reservations. */
export const pushState = {
  get: currentState,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) watch()
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Changes what was chosen. */
export function changePush(push: KeptPush): void {
  keepPush(push)
  say()
}

let isWatching = false

/** The browser's own settings are changed elsewhere. */
function watch(): void {
  if (isWatching || !('permissions' in navigator)) return
  isWatching = true
  navigator.permissions
    .query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', say))
    // Then it is seen when the page is opened next.
    .catch(() => undefined)
}
