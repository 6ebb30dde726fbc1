import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCalls } from '#server/openapi/contract-calls.ts'
import type { describeApi } from '#server/openapi/describe-api.ts'
import { allEndpoints, servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { Client } from '#tests/fixtures/client.ts'
import { inputOf, openSmallWorld, requestOf } from '#tests/fixtures/small-world.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

const address = '/api/openapi.json'

let site: TestApp
let world: Awaited<ReturnType<typeof openSmallWorld>>
let described: ReturnType<typeof describeApi>
beforeAll(async () => {
  site = await openTestApp()
  world = await openSmallWorld(site)
  described = (await new Client(site.app).send({ method: 'GET', url: address })).json()
})
afterAll(() => site.close())

const operationOf = (method: string, path: string) =>
  described.paths[`/${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]

test('the description is one of OpenAPI', async () => {
  expect(await new Validator().validate(described)).toEqual({ valid: true })
  expect(described.info).toEqual({ title: 'Staylend', version: '0.1.7' })
})

test('every call of the contract is described under its name', () => {
  expect(contractCalls).toEqual(Object.fromEntries(allEndpoints))
  const names = allEndpoints.map(([, { method, path }]) => operationOf(method, path)?.operationId)
  expect(names).toEqual(allEndpoints.map(([name]) => name))
})

test('it is asked for again only where it has changed', async () => {
  const client = new Client(site.app)
  const { headers } = await client.send({ method: 'GET', url: address })
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const again = await client.send({
    method: 'GET',
    url: address,
    headers: { 'if-none-match': String(headers['etag']) },
  })
  expect(again.statusCode).toBe(304)
})

/** Validates as a program would that reads the description. */
function validatorOf(schema: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'described', components: described.components })
  const validate = ajv.compile({ $id: 'asked', ...schema })
  return (value: unknown) => {
    validate(value)
    return validate.errors ?? []
  }
}

interface Content {
  content?: { 'application/json'?: { schema?: object } }
}

const done: string[] = []

const jsonOf = (said: Content | undefined) => said?.content?.['application/json']?.schema ?? {}

test.each(servedEndpoints)('%s takes and answers what is described', async (name, endpoint) => {
  const operation = operationOf(endpoint.method, endpoint.path)
  const request = requestOf(endpoint, inputOf(endpoint, world.listingId))
  if (request.payload)
    expect(validatorOf(jsonOf(operation?.requestBody))(request.payload)).toEqual([])
  const lender = await world.enter('lender')
  const response = await lender.send({ ...request, headers: lender.headersOf(endpoint) })
  const isDone = response.statusCode === 200
  if (isDone) done.push(name)
  const schema = isDone
    ? jsonOf(operation?.responses[200])
    : (described.components.schemas.Failure ?? {})
  expect(validatorOf(schema)(response.json())).toEqual([])
})

test('what was answered is more than refusals', () => {
  const reads = ['search', 'getListing', 'getMessages', 'getReservation', 'getPublicUser']
  const writes = ['createListing', 'setPictureOrder', 'sendAsHost', 'moveReservation', 'login']
  expect(done).toEqual(expect.arrayContaining([...reads, ...writes]))
})
