import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refusal } from '#contract/domain/refusal.ts'
import type { Endpoint, WireSchema } from '#contract/endpoint.ts'
import { invalidRefusal } from '#contract/invalid.ts'
import type { Route } from './route.ts'
import type { Idempotency } from '#server/db/idempotency.ts'
import type { Context } from '#server/services/context.ts'
import { siteOf, type SiteHosts } from '#server/site.ts'
import { answerSchema } from './answer-schema.ts'
import { assertCsrf, assertSameUser, loginNeeded } from './session.ts'
import { SharedAnswer } from './shared-answers.ts'
import { setUpUploads, uploadsOf } from './uploads.ts'

z.config(z.locales.en())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** @throws Refusal 'invalid' that names each wrong field */
function read<Schema extends WireSchema>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeDecode(schema, value as z.input<Schema>)
  if (result.success) return result.data
  throw invalidRefusal(result.error.issues)
}

/** The digest tells a replay from another request under the same key. */
function idempotencyOf(request: FastifyRequest): Idempotency | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !uuid.test(key)) {
    throw new Refusal('invalid', 'The idempotency key must be a UUID.', [
      { path: 'Idempotency-Key', message: 'must be a UUID.' },
    ])
  }
  const asked = JSON.stringify([request.method, request.url, request.body])
  return { key: key.toLowerCase(), requestHash: createHash('sha256').update(asked).digest('hex') }
}

function assertAccess({ access }: Endpoint, { viewerId }: FastifyRequest): void {
  if (access === 'user' && viewerId === null) throw loginNeeded()
}

/** Serves the handlers below the contract's paths: authenticate, validate, act, present. */
export function registerEndpoints(
  app: FastifyInstance,
  context: Context,
  routes: Route[],
  options: Options,
): void {
  const takesFiles = ({ endpoint }: Route) => endpoint.transport === 'files'
  serve(
    app,
    context,
    routes.filter((route) => !takesFiles(route)),
    options,
  )
  app.register(async (scope) => {
    await setUpUploads(scope)
    serve(scope, context, routes.filter(takesFiles), options)
  })
}

interface Options {
  siteHosts: SiteHosts
}

function serve(
  app: FastifyInstance,
  context: Context,
  routes: Route[],
  { siteHosts }: Options,
): void {
  for (const { endpoint, handle } of routes) {
    app.route({
      method: endpoint.method,
      url: `/${endpoint.path}`,
      schema: { response: { 200: answerSchema(endpoint) } },
      handler: async (request, reply) => {
        if (endpoint.namesUser) assertSameUser(request)
        assertAccess(endpoint, request)
        if (endpoint.effect === 'write') assertCsrf(context, request, reply)
        const { viewerId } = request
        const answer = await handle({
          context,
          request,
          reply,
          params: read(endpoint.params, request.params),
          query: read(endpoint.query, request.query),
          body: read(endpoint.body, request.body),
          viewerId,
          get userId() {
            if (viewerId === null) throw loginNeeded()
            return viewerId
          },
          siteId: siteOf(request.hostname, siteHosts),
          files: uploadsOf(request),
          idempotency: endpoint.takesKey ? idempotencyOf(request) : null,
        })
        if (answer instanceof SharedAnswer) return answer.send(reply)
        reply.header('cache-control', 'no-store')
        return {
          success: true,
          message: '',
          errorCode: 0,
          ...(endpoint.access === 'user' && { userId: viewerId }),
          ...answer,
        }
      },
    })
  }
}
