import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, TooMany, tooManyTries, type FieldIssue } from '#contract/domain/refusal.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { isDatabaseAway, isDiskFull } from '#server/db/sqlstate.ts'
import { GeocoderAwayError } from '#server/geo/geocoder-away-error.ts'
import { MediaAwayError } from '#server/media/media-away-error.ts'
import { readableAddress } from './readable-address.ts'
import { bareHeaders } from './refuse-connection.ts'

type ErrorName = keyof typeof errorCodes

type OutOfDateReason = 'not-possible' | 'offer-changed' | 'edited-meanwhile' | 'key-reused'

/** What came too late; carries how things stand now. */
export class OutOfDate extends Refusal {
  readonly resObj: unknown

  constructor(reason: OutOfDateReason, message: string, resObj: unknown) {
    super(reason, message)
    this.resObj = resObj
  }
}

interface Failure {
  name: ErrorName
  message: string
  issues?: FieldIssue[]
  resObj?: unknown
  retryAfterSeconds?: number
}

const away = (name: ErrorName): Failure => ({
  name,
  message: 'Please try again soon.',
  retryAfterSeconds: 5,
})

function failureOf(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof Refusal) {
    const { reason: name, message, issues } = error
    return {
      name,
      message,
      issues,
      ...(error instanceof OutOfDate && { resObj: error.resObj }),
      ...(error instanceof TooMany && { retryAfterSeconds: error.retryAfterSeconds }),
    }
  }
  if (isDatabaseAway(error)) {
    return away('database-away')
  }
  if (error instanceof MediaAwayError) {
    request.log.warn(`Pictures cannot be reached: ${error.message}`)
    return away('service-away')
  }
  if (error instanceof GeocoderAwayError) {
    request.log.warn(`Addresses cannot be looked up: ${error.message}`)
    return away('service-away')
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'nothing can be kept, a disk is full')
    return { name: 'disk-full', message: 'Please try again soon.', retryAfterSeconds: 30 }
  }
  switch (error.statusCode) {
    case 413:
      return { name: 'bad-file', message: 'This is too large.' }
    case 415:
      return { name: 'not-a-picture', message: 'This kind of content is not taken here.' }
    case 429:
      return { name: 'too-many', message: tooManyTries }
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { name: 'invalid', message: 'This request cannot be read.' }
  }
  request.log.error({ err: error }, 'request failed')
  return { name: 'ours', message: `Something went wrong here. Please quote ${request.id}.` }
}

function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, status } = errorCodes[failure.name]
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({
      success: false,
      message: failure.message,
      resObj: failure.resObj ?? null,
      errorCode: code,
      ...(failure.issues?.length && { errors: failure.issues }),
      ...(failure.name === 'csrf' && reply.freshToken && { token: reply.freshToken }),
    })
}

/** Every answer of the API, failures too, stands in the envelope.
 *  @see docs/product.md §8 */
export function setUpEnvelope(app: FastifyInstance): void {
  app.decorateReply('freshToken', '')
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendFailure(reply, failureOf(error, request)),
  )
}

/** Answers an address that the router itself cannot read, for which no hook runs. A page's leads to what can be read of
 *  it. */
export function sendUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.headers(bareHeaders)
  const readable = request.method === 'GET' ? readableAddress(request.url) : null
  if (readable === null || readable === request.url) sendFailure(reply, failureOf(error, request))
  else void reply.redirect(readable)
}

/** Answers what is not there, in the envelope. */
export const sendNotThere = (reply: FastifyReply) =>
  sendFailure(reply, { name: 'not-there', message: 'There is nothing here.' })

declare module 'fastify' {
  interface FastifyReply {
    /** A CSRF token that was issued while answering, '' otherwise. */
    freshToken: string
  }
}
