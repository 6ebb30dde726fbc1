import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestPlaces } from '#contract/endpoints/geocode.ts'
import { openGazetteer } from '#server/geo/gazetteer.ts'
import { Client } from '#tests/fixtures/client.ts'
import { openTestApp, type TestApp } from '#tests/fixtures/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ gazetteer: await openGazetteer() })
})
afterAll(() => site.close())

const suggest = (text: string) => new Client(site.app).call(suggestPlaces, { query: { text } })

test('suggestions keep up with typing: 95 of 100 within 20 ms', async () => {
  const short = ['sa', 'ba', 'บ', 'с', '大', 'chiang', 'new york', '13.75, 100.5', 'x'.repeat(200)]
  const typed = [...short, 'ba, sa', 'Soho, Lon', 'Park Avenue, New York', 'Springfield, Illinois']
  const timesMs: number[] = []
  for (let at = 0; at < 200; at += 1) {
    const began = performance.now()
    await suggest(typed[at % typed.length]!)
    timesMs.push(performance.now() - began)
  }
  timesMs.sort((a, b) => a - b)
  expect(timesMs[190]).toBeLessThan(20)
})
