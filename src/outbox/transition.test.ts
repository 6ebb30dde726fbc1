import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { outboxStates, type OutboxState } from './item.ts'
import { canDiscard, transition, type OutboxEvent, type OutboxEventType } from './transition.ts'

const fault = { message: 'Not now.', code: null, resObj: null }
const request = { method: 'POST', path: '/api/chat/clientmsg', body: { Msg: 'Other' } } as const

const events: Record<OutboxEventType, OutboxEvent> = {
  send: { type: 'send' },
  acknowledge: { type: 'acknowledge', answer: { Id: 5 } },
  delay: { type: 'delay', waitsFor: 'connection', waitsSinceMs: 500, notBeforeMs: 900, fault },
  'sign-out': { type: 'sign-out', fault },
  park: { type: 'park', fault },
  refuse: { type: 'refuse', fault },
  orphan: { type: 'orphan' },
  'owner-back': { type: 'owner-back' },
  'connection-back': { type: 'connection-back' },
  'try-again': { type: 'try-again' },
  edit: { type: 'edit', id: 'another-key', request },
}

/** Where each event leads from each state; from all others it leads nowhere. */
const table: [OutboxEventType, Partial<Record<OutboxState, OutboxState>>][] = [
  ['send', { queued: 'sending', waiting: 'sending' }],
  ['acknowledge', { sending: 'acknowledged' }],
  ['delay', { sending: 'waiting' }],
  ['sign-out', { sending: 'signed-out' }],
  ['park', { sending: 'parked' }],
  ['refuse', { sending: 'needs-you' }],
  ['orphan', { sending: 'queued' }],
  ['owner-back', { 'signed-out': 'queued', parked: 'queued' }],
  ['connection-back', { waiting: 'queued' }],
  ['try-again', { 'needs-you': 'queued', waiting: 'queued' }],
  ['edit', { 'needs-you': 'queued' }],
]
const cases = table.flatMap(([type, leads]) =>
  outboxStates.map((from) => [type, from, leads[from] ?? null] as const),
)

test.each(cases)('%s from %s leads to %s', (type, from, to) => {
  const item = keptItem({ state: from, waitsFor: from === 'waiting' ? 'connection' : null })
  expect(transition(item, events[type])?.state ?? null).toBe(to)
})

it('keeps its id, place, author and request whatever happens, but for an edit', () => {
  const happenings = fc.array(fc.constantFrom(...Object.values(events)), { maxLength: 30 })
  fc.assert(
    fc.property(happenings, fc.constantFrom(...outboxStates), (list, state) => {
      let item = keptItem({ state })
      for (const event of list) {
        const { id, seq, userId, lane, kind, request: asked } = item
        const next = transition(item, event)
        const stays = {
          seq,
          userId,
          lane,
          kind,
          ...(event.type !== 'edit' && { id, request: asked }),
        }
        if (next) expect(next).toMatchObject(stays)
        item = next ?? item
      }
    }),
  )
})

describe('an item', () => {
  it('counts its tries and forgets why the last one failed', () => {
    const item = keptItem({ state: 'waiting', attempts: 2, fault })
    expect(transition(item, events.send)).toMatchObject({ attempts: 3, fault: null })
  })

  it('keeps the answer it was acknowledged with', () => {
    const done = transition(keptItem({ state: 'sending' }), events.acknowledge)
    expect(done).toMatchObject({ answer: { Id: 5 }, fault: null })
  })

  it('says what it waits for, why and until when, as long as it waits', () => {
    const waiting = transition(keptItem({ state: 'sending' }), events.delay)!
    expect(waiting).toMatchObject({
      waitsFor: 'connection',
      waitsSinceMs: 500,
      notBeforeMs: 900,
      fault,
    })
    expect(transition(waiting, events['connection-back'])).toMatchObject({
      waitsFor: null,
      notBeforeMs: 0,
      fault: null,
    })
  })

  it('that waits for the server does not go on when the connection is back', () => {
    const item = keptItem({ state: 'waiting', waitsFor: 'server' })
    expect(transition(item, events['connection-back'])).toBeNull()
  })

  it('is sent under another key once it is edited, and counts its tries anew', () => {
    const edited = transition(keptItem({ state: 'needs-you', attempts: 4, fault }), events.edit)
    expect(edited).toMatchObject({ id: 'another-key', request, attempts: 0, fault: null })
  })

  it('can be thrown away but while it is on its way and when it has arrived', () => {
    const kept = outboxStates.filter((state) => !canDiscard(keptItem({ state })))
    expect(kept).toEqual(['sending', 'acknowledged'])
  })
})
