import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidRefusal } from '#contract/invalid.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from './api-error.ts'

/** The parts of a call, on the domain's side of the contract. Those that an endpoint lacks are left out. */
export interface CallParts<E extends Endpoint> {
  params?: z.output<E['params']>
  query?: z.output<E['query']>
  body?: z.output<E['body']>
}

export function addressOf<E extends Endpoint>(
  endpoint: E,
  { params, query }: CallParts<E>,
): string {
  const wireParams = params as Record<string, unknown> | undefined
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(wireParams?.[name])),
  )
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString()
  return `/${path}${search && `?${search}`}`
}

/** A call as it goes over the wire.
 *  @throws ApiError for what the server would refuse, in its words and without the way to it */
export function requestOf<E extends Endpoint>(endpoint: E, parts: CallParts<E>) {
  const { method } = endpoint
  const body = parts.body === undefined ? null : encodedBody(endpoint, parts.body)
  return { method, path: addressOf(endpoint, parts), body }
}

function encodedBody<E extends Endpoint>(endpoint: E, body: z.output<E['body']>): unknown {
  const encoded = z.safeEncode(endpoint.body, body)
  if (encoded.success) return encoded.data
  const { message, issues } = invalidRefusal(encoded.error.issues)
  throw new ApiError(message, { code: errorCodes.invalid.code, issues })
}
