import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { placesIn } from '#tests/fixtures/hostile-values.ts'
import { sampleBody } from '#tests/fixtures/sample-body.ts'
import { atLeast, atMost } from './lengths.ts'

/** Nothing can be compared with its length. */
const odd = { length: { toString: 1 } }

test.each([
  ['a text', z.string()],
  ['a list', z.array(z.string())],
])('what is not %s is refused, whatever it calls its length', (_what, schema) => {
  for (const check of [atLeast(1), atMost(3)]) {
    const result = z.safeParse(schema.check(check as never), odd)
    expect(result.error?.issues).toMatchObject([{ code: 'invalid_type' }])
  }
})

test('texts and lists are measured', () => {
  const short = z.string().check(atLeast(1), atMost(3, 'is too long'))
  expect(z.safeParse(short, 'abc').success).toBe(true)
  expect(z.safeParse(short, '').success).toBe(false)
  expect(z.safeParse(short, 'abcd').error?.issues).toMatchObject([{ message: 'is too long' }])
  expect(z.safeParse(z.array(z.string()).check(atMost(1)), ['a', 'b']).success).toBe(false)
})

test('what is too long is looked at no further', () => {
  const short = z.string().check(
    atMost(3, 'is too long'),
    z.refine((value) => value === value.trim()),
  )
  expect(z.safeParse(short, 'ab ').success).toBe(false)
  expect(z.safeParse(short, 'abc ').error?.issues).toMatchObject([{ message: 'is too long' }])
})

const withBody = servedEndpoints.filter(([, { method }]) => method === 'POST')

describe('a body is refused where one of its values calls something odd its length', () => {
  test.each(withBody)('%s', (_name, endpoint) => {
    const bodies = placesIn(sampleBody(endpoint)).map((_place, at) => {
      const body: unknown = structuredClone(sampleBody(endpoint))
      const [holder, key] = placesIn(body)[at]!
      holder[key] = odd
      return body
    })
    for (const body of [odd, ...bodies]) {
      expect(z.safeDecode(endpoint.body, body as never).success).toBe(false)
    }
  })
})
