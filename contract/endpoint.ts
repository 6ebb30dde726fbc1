import * as z from 'zod/mini'

/** First part of a query key; a write names those that it makes stale. */
export type QueryRoot =
  | 'session'
  | 'search'
  | 'cities'
  | 'listing'
  | 'own-listings'
  | 'own-dates'
  | 'saved'
  | 'user'
  | 'reservations'
  | 'booked'
  | 'reviews'
  | 'chats'

export type WireSchema = z.ZodMiniType

/** One call, as both sides know it. Schemas that are codecs have the wire on their input side and
 *  the domain on their output side. */
export interface Endpoint<
  Params extends WireSchema = WireSchema,
  Query extends WireSchema = WireSchema,
  Body extends WireSchema = WireSchema,
  Response extends WireSchema = WireSchema,
  Beside extends WireSchema = WireSchema,
> {
  method: 'GET' | 'POST'
  /** Without a leading slash; `:name` stands for a parameter. */
  path: string
  access: 'anyone' | 'user'
  /** Whether the request says which user its page believes in; the call that finds out does not. */
  namesUser: boolean
  /** Whether it changes anything: several GETs of the product do. */
  effect: 'read' | 'write'
  /** What a client does with it without a connection. */
  offline: 'cache' | 'queue' | 'refuse'
  /** Whether it may be sent under a key, and is done once then. All that queues may. */
  takesKey: boolean
  invalidates: readonly QueryRoot[]
  /** 'files' for multipart, 'events' for a stream, 'download' for a file: body or answer are not in the envelope. */
  transport: 'json' | 'files' | 'events' | 'download'
  params: Params
  query: Query
  body: Body
  response: Response
  /** What stands in the envelope beside `resObj`. */
  beside: Beside
}

const nothing = z.strictObject({})
/** A body that is not needed may be left out or be an empty object. */
const noBody = z.nullish(nothing)
type Nothing = typeof nothing
type NoBody = typeof noBody

type Declared<
  E extends Partial<Endpoint>,
  Key extends keyof Endpoint,
  Default,
> = E[Key] extends WireSchema ? E[Key] : Default

/** Declares an endpoint; what is left out needs no login, caches reads and refuses writes offline. */
export function endpoint<
  const E extends Pick<Endpoint, 'method' | 'path' | 'response'> & Partial<Endpoint>,
>(
  declared: E,
): Endpoint<
  Declared<E, 'params', Nothing>,
  Declared<E, 'query', Nothing>,
  Declared<E, 'body', NoBody>,
  E['response'],
  Declared<E, 'beside', Nothing>
> {
  const effect = declared.effect ?? (declared.method === 'GET' ? 'read' : 'write')
  const offline = declared.offline ?? (effect === 'read' ? 'cache' : 'refuse')
  return {
    access: 'anyone',
    namesUser: true,
    takesKey: offline === 'queue',
    invalidates: [],
    transport: 'json',
    params: nothing,
    query: nothing,
    body: noBody,
    beside: nothing,
    ...declared,
    effect,
    offline,
  } as unknown as ReturnType<typeof endpoint<E>>
}

/** A positive integer in a path. */
export const idInPath = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'must be a positive whole number')),
  z.transform(Number),
)

/** The parameters of a path that names one thing. */
export const byId = z.strictObject({ id: idInPath })
