import { hearPushChange, keepPush, keptPush, type KeptPush } from './kept-push.ts'

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

function subscribe(listener: () => void): () => void {
  watch()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this device is told of messages and reservations. */
export const pushState = { get: currentState, subscribe }

/** Whether what was written may stand on the lock screen. */
export const shownText = { get: () => keptPush()?.showsText !== false, subscribe }

/** Changes what was chosen. */
export function changePush(push: KeptPush): void {
  keepPush(push)
  say()
}

let isWatching = false

/** Other tabs change it too, and the browser's own settings are elsewhere. */
function watch(): void {
  if (isWatching) return
  isWatching = true
  hearPushChange(say)
  if (!('permissions' in navigator)) return
  navigator.permissions
    .query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', say))
    // Then it is seen when the page is opened next.
    .catch(() => undefined)
}
