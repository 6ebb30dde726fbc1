import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { servedEndpoints } from '#tests/fixtures/all-endpoints.ts'
import { bodiesWith } from '#tests/fixtures/sample-body.ts'

const withBody = servedEndpoints.filter(([, { method }]) => method === 'POST')

describe('a text as large as a request is read at once', () => {
  const size = 900_000
  const texts = ['<', '</', 'on', 'javascript', '1', '@a.'].flatMap((begin) => [
    begin.padEnd(size),
    begin.repeat(size / begin.length),
  ])
  test.each(withBody)('%s', (_name, endpoint) => {
    for (const body of bodiesWith(endpoint, texts)) {
      const began = performance.now()
      z.safeDecode(endpoint.body, body as never)
      expect(performance.now() - began).toBeLessThan(1000)
    }
  })
})
