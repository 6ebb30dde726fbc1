import { changing } from '#src/changing.ts'

/** Whether this device keeps what it is given. */
export type StorageHealth = 'working' | 'full' | 'unavailable'

/** What was to stay on this device does not. */
export class NotOnDeviceError extends Error {
  override name = 'NotOnDeviceError'
  readonly isFull = health.get() !== 'unavailable'
}

/** Whether a write has failed for want of room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const health = changing<StorageHealth>('working')

/** Every store tells here how it fared. */
export function reportStorage(next: StorageHealth): void {
  if (next !== health.get()) health.set(next)
}

export const storageHealth = { get: health.get, subscribe: health.subscribe }
