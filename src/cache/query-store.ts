import {
  hashKey,
  notifyManager,
  type FetchQueryOptions,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import { currentUserId } from '#src/api/current-user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { queriesOnDeviceAtMost } from '#contract/limits.ts'
import { audienceOf, publicPrefix, userPrefix, usersPrefix } from './audience.ts'
import { isFromBeforeWrite } from './changed-at.ts'
import { deviceStore } from './device-store.ts'
import { provideStore } from './keep-answers.ts'
import { keptSince } from './kept-since.ts'
import { recallListings, rememberListings } from './listing-store.ts'
import { NotOnDeviceError } from './storage-health.ts'
import { packedIds, packListings, unpackListings } from './pack-listings.ts'

/** Raised when what answers hold changes its shape while the version of the app stays. */
const storedShape = `${keptSince}-3`

/** For so long React Query takes what a page waited for as new, whatever its query says. */
const newForMs = 1000

const store = deviceStore<PersistedQuery>('queries')
// While the page is rendered, after which it is read.
void store.open()
provideStore(answerQuery)

/** How the persister calls a query: by its hash, which is its key as JSON. */
function ownKey(hash: string): string | null {
  const audience = audienceOf(JSON.parse(hash) as QueryKey, currentUserId())
  return audience && audience + hash
}

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    async getItem(name) {
      const key = ownKey(hashIn(name))
      return key === null ? undefined : store.get(key)
    },
    async setItem(name, query) {
      const key = ownKey(hashIn(name))
      if (key !== null && !(await store.setMany([[key, query]]))) throw new NotOnDeviceError()
    },
    async removeItem(name) {
      const key = ownKey(hashIn(name))
      if (key !== null) await store.removeMany([key])
    },
  },
  prefix: 'query',
  buster: storedShape,
  // What goes is decided by `removeOldQueries`.
  maxAge: Infinity,
  async serialize(query) {
    const { keptPart } = queryClient.getQueryCache().get(query.queryHash)?.meta ?? {}
    const data = keptPart ? keptPart(query.state.data as never) : query.state.data
    const { packed, listings } = packListings(data)
    if (!(await rememberListings(listings))) throw new NotOnDeviceError()
    return { ...query, state: { ...query.state, data: packed } }
  },
  async deserialize(query) {
    const found = await recallListings(packedIds(query.state.data))
    const known = new Map(found.map((listing) => [listing.id, listing]))
    return { ...query, state: { ...query.state, data: unpackListings(query.state.data, known) } }
  },
})

/** @returns whether the device has it */
async function wasKept(writing: Promise<void>): Promise<boolean> {
  try {
    await writing
    return true
  } catch (error) {
    if (!(error instanceof NotOnDeviceError)) throw error
    return false
  }
}

const hashIn = (name: string) => name.slice('query-'.length)

// What somebody looks at is asked for anew at once, and the rest when it is looked at, on this page or on the next.
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'invalidate') return
  if (!event.query.isActive()) void markStale(event.query)
})

async function markStale({ queryHash }: Query): Promise<void> {
  const key = ownKey(queryHash)
  if (key === null) return
  await store.edit(key, (kept) => ({ ...kept, state: { ...kept.state, isInvalidated: true } }))
}

/** Whether this device has an answer of before, with which a query begins. */
export async function hasKeptAnswer(queryKey: QueryKey): Promise<boolean> {
  const key = ownKey(hashKey(queryKey))
  return key !== null && (await store.get(key))?.buster === storedShape
}

/** Answers with what this device has, and asks the server behind it when that is stale. */
export async function answerQuery<Data>(ask: () => Promise<Data>, query: Query): Promise<Data> {
  if (query.state.data === undefined) {
    const kept = await persister.retrieveQuery<Data>(query.queryHash, ({ state }) => {
      // It was new to another page, which may have made it stale as well.
      const dataUpdatedAt = Math.min(state.dataUpdatedAt, Date.now() - newForMs)
      const isOld = isFromBeforeWrite(query.queryKey, state.dataUpdatedAt)
      // By a clock that was ahead: nobody knows when.
      const isDatedAhead = state.dataUpdatedAt > Date.now()
      query.setState({
        dataUpdatedAt,
        isInvalidated: state.isInvalidated || isOld || isDatedAhead,
      })
      // Why it failed is in the query's state, and the page says it.
      if (query.isStale()) query.fetch().catch(() => undefined)
    })
    if (kept !== undefined) return kept
  }
  const data = await ask()
  // Later, when the query has the answer.
  notifyManager.schedule(() => void wasKept(persister.persistQuery(query)))
  return data
}

/** Changes what a query shows, on this device too: what is put into the cache alone is gone with the page. */
export async function writeQuery<Data>(
  queryKey: QueryKey,
  update: Data | ((before: Data | undefined) => Data | undefined),
): Promise<void> {
  queryClient.setQueryData<Data>(queryKey, update as Data)
  await wasKept(persister.persistQueryByKey(queryKey, queryClient))
}

/** The same of what is not read anew by it: how old the answer is, and whether it is out of date, stays. */
export async function editQuery<Data>(
  queryKey: QueryKey,
  edit: (known: Data) => Data,
): Promise<void> {
  const query = queryClient.getQueryCache().find<Data>({ queryKey })
  if (query?.state.data === undefined) return
  query.setState({ data: edit(query.state.data) })
  await wasKept(persister.persistQueryByKey(queryKey, queryClient))
}

/** The same of what this device has kept, whether or not a page has read it. Where it has nothing, nothing changes. */
export async function editKept<Data>(
  queryKey: QueryKey,
  edit: (kept: Data) => Data,
): Promise<void> {
  const key = ownKey(hashKey(queryKey))
  if (key === null) return
  await store.edit(key, (kept) => {
    if (kept.buster !== storedShape) return kept
    return { ...kept, state: { ...kept.state, data: edit(kept.state.data as Data) } }
  })
}

/** Asks the server anew, whatever is here, and keeps its answer where there is room.
 *  @throws as the query does; what was kept then stays */
export async function refreshQuery<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const data = await askAnew(query)
  await wasKept(persister.persistQueryByKey(query.queryKey, queryClient))
  return data
}

/** The same of what is to stay on this device.
 *  @throws NotOnDeviceError when it does not */
export async function keepQuery<Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const data = await askAnew(query)
  await persister.persistQueryByKey(query.queryKey, queryClient)
  return data
}

const askAnew = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) =>
  queryClient.fetchQuery({ ...query, staleTime: 0, retry: false, persister: undefined })

/** Removes what belongs to users other than this one. */
export async function removeOthersQueries(userId: number | null): Promise<void> {
  const own = userId === null ? null : userPrefix(userId)
  const keys = ((await store.entries()) ?? []).map(([key]) => key)
  await store.removeMany(
    keys.filter((key) => key.startsWith(usersPrefix) && !(own && key.startsWith(own))),
  )
}

/** Removes what versions with another shape have left, and the oldest answers where there are too many.
 *  @param isKept spares an answer that belongs to what somebody keeps */
export async function removeOldQueries(
  isKept: (queryKey: QueryKey) => boolean = () => false,
): Promise<void> {
  const queries = (await store.entries()) ?? []
  const isOurs = ([, query]: [string, PersistedQuery]) => query?.buster === storedShape
  const updatedAt = ([, query]: [string, PersistedQuery]) => query.state.dataUpdatedAt
  const oldest = queries
    .filter((entry) => isOurs(entry) && entry[0].startsWith(publicPrefix))
    .filter(([, { queryKey }]) => !isKept(queryKey))
    .sort((a, b) => updatedAt(b) - updatedAt(a))
    .slice(queriesOnDeviceAtMost)
  const foreign = queries.filter((entry) => !isOurs(entry))
  await store.removeMany([...oldest, ...foreign].map(([key]) => key))
}

/** The ids in answers that belong to a user, as their own posts do: without them a list would be shorter than it is.
 *  @returns null when they cannot be read */
export async function listingsOfUsers(): Promise<number[] | null> {
  const answers = await store.entries()
  if (answers === null) return null
  const ofUsers = answers.filter(([key]) => key.startsWith(usersPrefix))
  return ofUsers.flatMap(([, query]) => packedIds(query?.state.data))
}

export const countQueries = (): Promise<number | null> => store.count()

/** Removes every answer that anyone may read.
 *  @param isKept spares an answer that belongs to what somebody keeps */
export async function forgetPublicQueries(isKept: (queryKey: QueryKey) => boolean): Promise<void> {
  const answers = (await store.entries()) ?? []
  const ofAnyone = answers.filter(([key]) => key.startsWith(publicPrefix))
  await store.removeMany(
    ofAnyone.filter(([, query]) => !query || !isKept(query.queryKey)).map(([key]) => key),
  )
}
