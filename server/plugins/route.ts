import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, WireSchema } from '#contract/endpoint.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import type { Context } from '#server/services/context.ts'
import type { SharedAnswer } from './shared-answers.ts'
import type { UploadedFile } from '#server/services/pictures.ts'

/** What a handler gets to work with: everything checked and in the words of the domain. */
export interface Call<E extends Endpoint> {
  context: Context
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  /** null for an anonymous visitor. */
  viewerId: number | null
  /** The logged-in user. @throws Refusal 'login-needed' */
  userId: number
  siteId: number
  idempotency: Idempotency | null
  /** Of a call whose transport is files; they are read while they are asked for. */
  files: AsyncIterable<UploadedFile>
  request: FastifyRequest
  reply: FastifyReply
}

type Beside<E extends Endpoint> =
  z.input<E['beside']> extends Record<string, never> ? object : z.input<E['beside']>

/** What a handler answers, on the wire's side of the contract. */
export type Answer<E extends Endpoint> = {
  resObj: z.input<E['response']>
  /** A sentence of the product, '' unless it is given. */
  message?: string
} & Beside<E>

export interface Route {
  endpoint: Endpoint
  handle(call: Call<Endpoint>): Promise<Answer<Endpoint> | SharedAnswer>
}

/** Joins an endpoint of the contract to what the server does for it. */
export function route<
  P extends WireSchema,
  Q extends WireSchema,
  B extends WireSchema,
  R extends WireSchema,
  X extends WireSchema,
>(
  endpoint: Endpoint<P, Q, B, R, X>,
  handle: (
    call: Call<Endpoint<P, Q, B, R, X>>,
  ) => Promise<Answer<Endpoint<P, Q, B, R, X>> | SharedAnswer>,
): Route {
  return { endpoint, handle } as unknown as Route
}
