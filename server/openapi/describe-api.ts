import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { clientVersion } from '#contract/limits.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { wireSchemaOf, type JsonSchema } from './wire-schema.ts'

const jsonType = 'application/json'

/** 'createReservation' as 'Create reservation'. */
function summaryOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words[0]!.toUpperCase() + words.slice(1)
}

const parametersIn = (place: 'path' | 'query', { properties, required }: JsonSchema) =>
  Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(required?.includes(name)),
    schema,
  }))

const headersOf = ({ namesUser, effect, takesKey }: Endpoint) => [
  ...(namesUser ? [{ $ref: '#/components/parameters/UserId' }] : []),
  ...(effect === 'write' ? [{ $ref: '#/components/parameters/CsrfToken' }] : []),
  ...(takesKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
]

function bodyOf({ method, transport, body }: Endpoint) {
  if (transport === 'files') {
    const files = { type: 'object', additionalProperties: { type: 'string', format: 'binary' } }
    return { required: true, content: { 'multipart/form-data': { schema: files } } }
  }
  if (method === 'GET') return undefined
  const isOptional = z.safeDecode(body, undefined as never).success
  return { required: !isOptional, content: { [jsonType]: { schema: wireSchemaOf(body) } } }
}

function answerOf({ transport, access, response, beside }: Endpoint) {
  if (transport === 'events') {
    return { description: 'A stream without an end', content: { 'text/event-stream': {} } }
  }
  if (transport === 'download') return { description: 'A file', content: { [jsonType]: {} } }
  const own = wireSchemaOf(beside)
  const schema = {
    type: 'object',
    properties: {
      success: { const: true },
      message: { type: 'string', description: 'A sentence for people, or nothing.' },
      resObj: wireSchemaOf(response),
      errorCode: { const: 0 },
      ...(access === 'user' && { userId: { type: 'integer', description: 'Whose answer it is.' } }),
      ...own.properties,
    },
    required: ['success', 'message', 'resObj', 'errorCode', ...(own.required ?? [])],
  }
  return { description: 'Done', content: { [jsonType]: { schema } } }
}

const operationOf = (name: string, endpoint: Endpoint) => ({
  operationId: name,
  summary: summaryOf(name),
  tags: [endpoint.path.split('/')[1]],
  security: endpoint.access === 'user' ? [{ session: [] }] : [{}, { session: [] }],
  parameters: [
    ...parametersIn('path', wireSchemaOf(endpoint.params)),
    ...parametersIn('query', wireSchemaOf(endpoint.query)),
    ...headersOf(endpoint),
  ],
  requestBody: bodyOf(endpoint),
  responses: {
    200: answerOf(endpoint),
    default: { $ref: '#/components/responses/Failure' },
  },
})

const failure = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for people.' },
    resObj: { description: 'How things stand now, where something has changed meanwhile.' },
    errorCode: {
      enum: [...new Set(Object.values(errorCodes).map(({ code }) => code))],
      description: Object.entries(errorCodes)
        .map(([reason, { code, status }]) => `${code}: ${reason} (${status})`)
        .join(', '),
    },
    errors: {
      type: 'array',
      description: 'What is wrong with which field.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
    token: { type: 'string', description: 'A fresh CSRF token, where the one sent was not.' },
  },
  required: ['success', 'message', 'resObj', 'errorCode'],
}

const components = {
  securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
  parameters: {
    UserId: {
      name: 'X-User-Id',
      in: 'header',
      description:
        'Whom the caller believes to be logged in; refused with code 11 where that is not so.',
      schema: { type: 'integer' },
    },
    CsrfToken: {
      name: 'X-CsrfToken',
      in: 'header',
      required: true,
      description:
        'What getSession has answered as `token`, which the cookie csrftoken holds as well.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'What is sent again under the same key is done once, and answered as it was then.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  responses: {
    Failure: {
      description: 'Refused, or failed',
      content: { [jsonType]: { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
  schemas: { Failure: failure },
}

/** The API as OpenAPI 3.1 has it, from the contract alone.
 *  @param title of the site
 *  @see https://spec.openapis.org/oas/v3.1.0 */
export function describeApi(title: string, calls: Readonly<Record<string, Endpoint>>) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [name, endpoint] of Object.entries(calls)) {
    const path = `/${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  return { openapi: '3.1.0', info: { title, version: clientVersion }, paths, components }
}
