import {
  createStore,
  del,
  delMany,
  entries,
  get,
  getMany,
  promisifyRequest,
  set,
  setMany,
  type UseStore,
} from 'idb-keyval'
import { endWithPage } from '#src/database/end-with-page.ts'
import { inTime } from '#src/in-time.ts'
import { log } from '#src/log.ts'
import { isConnectionLost } from '#src/database/lost-connection.ts'
import { isFull, reportStorage, storageHealth } from './storage-health.ts'

/** Values by key in a database of their own. It never throws: what cannot be read is not there, and what
 *  cannot be written, even where others make room for it, is lost, which `storageHealth` says. */
export interface DeviceStore<Value> {
  /** Opens it before anything is asked of it: on a device that is new here that takes a tenth of a second and more. */
  open(): Promise<void>
  get(key: string): Promise<Value | undefined>
  getMany(keys: string[]): Promise<(Value | undefined)[]>
  /** @returns whether the device has all of it */
  setMany(pairs: [string, Value][]): Promise<boolean>
  /** Changes what is there in one transaction: what another tab writes meanwhile is not lost. */
  edit(key: string, change: (value: Value) => Value): Promise<void>
  removeMany(keys: string[]): Promise<void>
  /** @returns null when they cannot be read, which is not the same as none */
  entries(): Promise<[string, Value][] | null>
  /** @returns null when it cannot be read */
  count(): Promise<number | null>
  /** Has `storageHealth` say how things are: writes as much as a long record, and takes it back. */
  tryOut(): Promise<void>
}

/** How long an answer is waited for. */
const patienceMs = 3000
/** Who reads where nothing was answered before is kept waiting no longer than is noticed. */
const shortPatienceMs = 200

const trialKey = 'trial'
const trialLength = 10_000

export function deviceStore<Value>(name: string): DeviceStore<Value> {
  const connect = () => endingWithPage(createStore(`staylend-${name}`, name))
  let store = connect()
  let isSilent = false

  async function open(): Promise<void> {
    try {
      await store('readonly', () => undefined)
    } catch {
      // What is asked of it first tries again, and says what is wrong.
    }
  }

  /** A connection that was closed under us, or broken off, is opened anew once. */
  const connected = <T>(task: () => Promise<T>, timeoutMs = patienceMs): Promise<T> =>
    answered(task(), timeoutMs).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error
      store = connect()
      return answered(task(), timeoutMs)
    })

  /** An answer that comes too late counts as well: then the next is waited for again. */
  function answered<T>(task: Promise<T>, timeoutMs: number): Promise<T> {
    const hear = () => {
      isSilent = false
    }
    task.then(hear, hear)
    return inTime(task, timeoutMs, 'The database does not answer.')
  }

  function reportFailure(error: unknown): void {
    isSilent = isLate(error)
    reportStorage(isFull(error) ? 'full' : 'unavailable')
    log.warn(`The store ${name} of this device failed:`, error)
  }

  async function guarded<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const result = await connected(task, isSilent ? shortPatienceMs : patienceMs)
      // That there is room is for a write to say.
      if (storageHealth.get() === 'unavailable') reportStorage('working')
      return result
    } catch (error) {
      reportFailure(error)
      return otherwise
    }
  }

  async function write(task: () => Promise<void>): Promise<boolean> {
    try {
      await connected(task).catch(async (error: unknown) => {
        if (!isFull(error)) throw error
        // Few devices are full, and the first page needs none of it.
        const { writeInRoomMade } = await import('./make-room.ts')
        await writeInRoomMade(() => connected(task))
      })
      reportStorage('working')
      return true
    } catch (error) {
      reportFailure(error)
      return false
    }
  }

  const read = (key: string) => guarded(() => get<Value>(key, store), undefined)

  async function edit(key: string, change: (value: Value) => Value): Promise<void> {
    // Nothing is written then, which would say that there is room.
    if ((await read(key)) === undefined) return
    await write(() =>
      store('readwrite', async (values) => {
        const value: Value | undefined = await promisifyRequest(values.get(key))
        if (value !== undefined) values.put(change(value), key)
        return promisifyRequest(values.transaction)
      }),
    )
  }

  return {
    open,
    get: read,
    getMany: (keys) => guarded(() => getMany<Value | undefined>(keys, store), []),
    setMany: (pairs) => write(() => setMany(pairs, store)),
    edit,
    removeMany: (keys) => guarded(() => delMany(keys, store), undefined),
    entries: () => guarded<[string, Value][] | null>(() => entries<string, Value>(store), null),
    count: () =>
      guarded<number | null>(
        () => store('readonly', (values) => promisifyRequest(values.count())),
        null,
      ),
    async tryOut() {
      await write(() => set(trialKey, ' '.repeat(trialLength), store))
      await guarded(() => del(trialKey, store), undefined)
    },
  }
}

const endingWithPage =
  (store: UseStore): UseStore =>
  (mode, task) =>
    store(mode, (values) => {
      endWithPage(values.transaction)
      return task(values)
    })

const isLate = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'
