import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { wireSchemaOf } from '#server/openapi/wire-schema.ts'
import { allEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { keptSince } from './kept-since.ts'

/** Where this fails, answers have another shape than those that devices have kept. A version that can read these as well,
 *  as one that brings a field that may be missing, takes the new hash; one that cannot raises `keptSince` to itself. */
test('what devices have kept has the shape of what the server answers', () => {
  const answers = allEndpoints
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { response, beside }]) => [name, wireSchemaOf(response), wireSchemaOf(beside)])
  const hash = createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16)
  expect([keptSince, hash]).toEqual(['0.1.7', 'a18a44f7392c7231'])
})
