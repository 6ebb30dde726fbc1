import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blockDates, unblockDates } from '#contract/endpoints/block.ts'
import { createReservation, moveReservation } from '#contract/endpoints/reserve.ts'
import { openCalendarWorld, wholeDays } from '#tests/fixtures/calendar-world.ts'
import type { Client } from '#tests/fixtures/client.ts'
import { requestedWeek } from '#tests/fixtures/people.ts'

let world: Awaited<ReturnType<typeof openCalendarWorld>>
let lender: Client
let listingId: number
beforeAll(async () => {
  world = await openCalendarWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  ;({ lender, listingId } = await world.begin())
})

describe('what is taken here and elsewhere', () => {
  test('is a conflict, and what is free of it is taken', async () => {
    const { resObj: stay } = await world.reserve(4, 5)
    const { Id: block } = await lender.get(blockDates, {
      params: world.params(),
      body: world.noonTo(7, 8),
    })
    world.says([3, 10], [20, 22])
    expect(await world.add()).toMatchObject({
      errorCode: 0,
      resObj: {
        Import: { Ranges: [wholeDays(3, 10), wholeDays(20, 22)] },
        Conflicts: [
          {
            ...wholeDays(3, 10),
            TakenBy: [
              { Kind: 'reservation', Id: stay.Id, ...world.noonTo(4, 5) },
              { Kind: 'block', Id: block, ...world.noonTo(7, 8) },
            ],
          },
        ],
      },
    })
    const midnight = wholeDays(3, 10)
    expect(await world.booked()).toEqual([
      { DTFROM: midnight.DTFROM, DTTO: world.noonTo(4, 5).DTFROM },
      world.noonTo(4, 5),
      { DTFROM: world.noonTo(4, 5).DTTO, DTTO: world.noonTo(7, 8).DTFROM },
      world.noonTo(7, 8),
      { DTFROM: world.noonTo(7, 8).DTTO, DTTO: midnight.DTTO },
      wholeDays(20, 22),
    ])
  })

  test('is the other site’s at once when it is free here', async () => {
    const { resObj: stay } = await world.reserve(4, 5)
    const { Id } = await lender.get(blockDates, {
      params: world.params(),
      body: world.noonTo(7, 8),
    })
    world.says([3, 10])
    await world.add()
    await world.renter.get(moveReservation, {
      params: { id: stay.Id },
      body: { Status: 'cancelled' },
    })
    expect(await world.reserve(4, 5)).toMatchObject({ errorCode: 5 })
    await lender.get(unblockDates, { params: world.params(), body: { Id } })
    expect(await world.read()).toMatchObject({ Conflicts: [] })
    expect(await world.booked()).toEqual([wholeDays(3, 10)])
    expect(await world.rows()).toHaveLength(1)
  })

  test('is ours again when a block that was freed is made once more', async () => {
    const block = { params: world.params(), body: world.noonTo(3, 10) }
    const { Id } = await lender.get(blockDates, block)
    world.says([4, 6])
    await world.add()
    await lender.get(unblockDates, { params: world.params(), body: { Id } })
    expect(await world.booked()).toEqual([wholeDays(4, 6)])
    await lender.get(blockDates, block)
    expect(await world.booked()).toEqual([world.noonTo(3, 10)])
    expect(await world.read()).toMatchObject({
      Conflicts: [{ ...wholeDays(4, 6), TakenBy: [{ Kind: 'block' }] }],
    })
  })

  test('stays the other site’s where a block meets a stay as well', async () => {
    await world.reserve(8, 9)
    world.says([4, 6])
    await world.add()
    const before = await world.booked()
    const block = { params: world.params(), body: world.noonTo(3, 10) }
    expect(await lender.call(blockDates, block)).toMatchObject({ errorCode: 5 })
    expect(await world.booked()).toEqual(before)
  })

  test('is the other site’s when a request has waited in vain', async () => {
    await world.renter.get(createReservation, { body: requestedWeek(listingId, 10) })
    world.says([12, 14])
    await world.add()
    expect(await world.read()).toMatchObject({
      Conflicts: [{ TakenBy: [{ Kind: 'reservation' }] }],
    })
    world.site.clock.now = new Date('2026-11-12T02:20:00Z')
    expect(await world.read()).toMatchObject({ Conflicts: [] })
    expect(await world.reserve(12, 13)).toMatchObject({ errorCode: 5 })
    expect(await world.reserve(10, 11)).toMatchObject({ errorCode: 0 })
  })

  test('is no conflict any more when the other site has given it up', async () => {
    await world.reserve(4, 5)
    world.says([3, 10])
    await world.add()
    world.says([20, 22])
    expect(await world.refresh()).toMatchObject({ Conflicts: [] })
    expect(await world.booked()).toEqual([world.noonTo(4, 5), wholeDays(20, 22)])
  })

  test('is forgotten when it is over', async () => {
    await world.reserve(1, 3)
    world.says([2, 5])
    await world.add()
    world.site.clock.now = new Date('2026-12-04T02:20:00Z')
    expect(await world.read()).toMatchObject({
      Import: { Ranges: [wholeDays(2, 5)] },
      Conflicts: [],
    })
  })

  test('is one or the other when both come at the same moment', async () => {
    world.says([3, 6])
    const [imported, reserved] = await Promise.all([world.add(), world.reserve(4, 5)])
    expect(imported.errorCode).toBe(0)
    const { Conflicts } = await world.read()
    expect(Conflicts).toHaveLength(reserved.success ? 1 : 0)
    const starts = (await world.booked()).map(({ DTFROM }) => DTFROM)
    expect(starts).toHaveLength(reserved.success ? 3 : 1)
  })
})
