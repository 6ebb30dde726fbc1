import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importCalendar } from '#contract/endpoints/calendar.ts'
import { calendarsWaitingAtMost } from '#contract/limits.ts'
import { calendarUrl } from '#tests/fixtures/calendar-site.ts'
import { openCalendarWorld } from '#tests/fixtures/calendar-world.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { enterCrowd } from '#tests/fixtures/enter.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { newListing } from '#tests/fixtures/people.ts'

let world: Awaited<ReturnType<typeof openCalendarWorld>>
let lender: Client
beforeAll(async () => {
  world = await openCalendarWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ lender } = await world.begin())
})

describe('while a site dawdles', () => {
  const atOnce = 4
  const soon = { timeout: 5000 }
  const ready = async (by: Client) => {
    const id = await newListing(by)
    return () => by.call(importCalendar, { params: { id }, body: { Url: calendarUrl } })
  }
  /** Who asks now gets no answer until it is opened. */
  const dawdle = () => {
    world.says([3, 6])
    const { answer } = world.elsewhere
    const { opened, open } = closedGate()
    world.elsewhere.answer = (response, path) => void opened.then(() => answer(response, path))
    return open
  }
  const asked = () => world.elsewhere.asked.length

  test('so many lenders wait, and one more is refused', async () => {
    const imports = []
    for (const each of await enterCrowd(world.site, atOnce + calendarsWaitingAtMost)) {
      imports.push(await ready(each))
    }
    const another = await ready(lender)
    const open = dawdle()
    await world.site.context.db.deleteFrom('allowance').execute()
    const taken = imports.map((begin) => begin())
    const counted = () => world.site.context.db.selectFrom('allowance').select('user_id').execute()
    await expect.poll(async () => (await counted()).length, soon).toBe(imports.length)
    await expect.poll(asked, soon).toBe(atOnce)
    expect(await another()).toMatchObject({ status: 429, errorCode: 7 })
    expect(asked()).toBe(atOnce)
    open()
    for (const answer of await Promise.all(taken)) expect(answer.errorCode).toBe(0)
    expect(await another()).toMatchObject({ errorCode: 0 })
  })

  test('a lender with many waits for the own ones, and nobody else does', async () => {
    const imports = []
    for (let more = 0; more < atOnce + 1; more += 1) imports.push(await ready(lender))
    const other = await ready(world.renter)
    const open = dawdle()
    const taken = imports.map((begin) => begin())
    await expect.poll(asked, soon).toBe(1)
    world.says([3, 6])
    expect(await other()).toMatchObject({ errorCode: 0 })
    expect(asked()).toBe(2)
    open()
    for (const answer of await Promise.all(taken)) expect(answer.errorCode).toBe(0)
  })
})
