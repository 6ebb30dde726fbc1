import { openDB } from 'idb'

/** One store of this device, or one cache. */
export interface DeviceRecords {
  name: string
  /** `size` in bytes for a file, in characters of JSON for a record. */
  records: { key: string; size: number }[]
}

/** All that is kept on this device, by whichever part of the app. */
export async function readEverything(): Promise<DeviceRecords[]> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => name ?? []).toSorted()
  return (await Promise.all([...names.map(readDatabase), readCaches()])).flat()
}

async function readDatabase(databaseName: string): Promise<DeviceRecords[]> {
  const database = await openDB(databaseName)
  try {
    return await Promise.all(
      [...database.objectStoreNames].map(async (store) => {
        const [keys, values] = await Promise.all([
          database.getAllKeys(store),
          database.getAll(store),
        ])
        return { name: `${databaseName} / ${store}`, records: keys.map(recordOf(values)) }
      }),
    )
  } finally {
    database.close()
  }
}

const recordOf = (values: unknown[]) => (key: IDBValidKey, at: number) => ({
  key: typeof key === 'string' ? key : JSON.stringify(key),
  size: (JSON.stringify(values[at]) ?? '').length,
})

async function readCaches(): Promise<DeviceRecords[]> {
  if (!('caches' in globalThis)) return []
  return Promise.all(
    (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name)
      const files = (await cache.keys()).map(async (request) => {
        const answer = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        return {
          key: pathname + search,
          size: Number(answer?.headers.get('content-length') ?? 0),
        }
      })
      return { name: `cache ${name}`, records: await Promise.all(files) }
    }),
  )
}
