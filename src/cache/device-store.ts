import { clear, createStore, delMany, entries, get, getMany, setMany } from 'idb-keyval'
import { log } from '#src/log.ts'
import { reportStorage } from './storage-health.ts'

/** Values by key in a database of their own. It never throws: what cannot be read is not there, and what
 *  cannot be written is lost, which `storageHealth` says. */
export interface DeviceStore<Value> {
  /** Opens it before anything is asked of it: on a device that is new here that takes a tenth of a second and more. */
  open(): Promise<void>
  get(key: string): Promise<Value | undefined>
  getMany(keys: string[]): Promise<(Value | undefined)[]>
  setMany(pairs: [string, Value][]): Promise<void>
  removeMany(keys: string[]): Promise<void>
  entries(): Promise<[string, Value][]>
  clear(): Promise<void>
}

/** Some browsers neither open a database nor say that they do not. */
const openTimeoutMs = 3000

export function deviceStore<Value>(name: string): DeviceStore<Value> {
  const connect = () => createStore(`staylend-${name}`, name)
  let store = connect()

  async function open(): Promise<void> {
    try {
      await store('readonly', () => undefined)
    } catch {
      // What is asked of it first tries again, and says what is wrong.
    }
  }

  /** A connection that was closed under us is opened anew once. */
  async function guarded<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const result = await inTime(task()).catch((error: unknown) => {
        if (!isConnectionLost(error)) throw error
        store = connect()
        return inTime(task())
      })
      reportStorage('working')
      return result
    } catch (error) {
      reportStorage(isFull(error) ? 'full' : 'unavailable')
      log.warn(`The store ${name} of this device failed:`, error)
      return otherwise
    }
  }

  return {
    open,
    get: (key) => guarded(() => get<Value>(key, store), undefined),
    getMany: (keys) => guarded(() => getMany<Value | undefined>(keys, store), []),
    setMany: (pairs) => guarded(() => setMany(pairs, store), undefined),
    removeMany: (keys) => guarded(() => delMany(keys, store), undefined),
    entries: () => guarded(() => entries<string, Value>(store), []),
    clear: () => guarded(() => clear(store), undefined),
  }
}

const hasName = (error: unknown, name: string) =>
  error instanceof DOMException && error.name === name
/** Closed, or cut off in the background, which WebKit calls an unknown error. */
const isConnectionLost = (error: unknown) =>
  hasName(error, 'InvalidStateError') || hasName(error, 'UnknownError')
const isFull = (error: unknown) => hasName(error, 'QuotaExceededError')

function inTime<T>(task: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database does not answer.', 'TimeoutError')),
      openTimeoutMs,
    )
  })
  return Promise.race([task, late]).finally(() => clearTimeout(timer))
}
