/** Whether this device keeps what it is given. */
export type StorageHealth = 'working' | 'full' | 'unavailable'

/** What was to stay on this device does not. */
export class NotOnDeviceError extends Error {
  override name = 'NotOnDeviceError'
  readonly isFull = health !== 'unavailable'
}

/** Whether a write has failed for want of room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

let health: StorageHealth = 'working'
const listeners = new Set<() => void>()

/** Every store tells here how it fared. */
export function reportStorage(next: StorageHealth): void {
  if (next === health) return
  health = next
  for (const listener of listeners) listener()
}

export const storageHealth = {
  get: () => health,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
