import type { OutboxFault, OutboxItem, OutboxRequest, OutboxState } from './item.ts'

/** What can happen to an item. */
export type OutboxEvent =
  | { type: 'send' }
  | { type: 'acknowledge'; answer: unknown }
  | {
      type: 'delay'
      waitsFor: 'connection' | 'server'
      waitsSinceMs: number
      notBeforeMs: number
      fault: OutboxFault
    }
  | { type: 'sign-out'; fault: OutboxFault }
  | { type: 'park'; fault: OutboxFault }
  | { type: 'refuse'; fault: OutboxFault }
  | { type: 'orphan' }
  | { type: 'owner-back' }
  | { type: 'connection-back' }
  | { type: 'try-again' }
  | { type: 'edit'; id: string; request: OutboxRequest }

export type OutboxEventType = OutboxEvent['type']

/** From which states an event leads on, and where to. @see docs/life-of-a-message.md */
export const outboxTransitions: Record<
  OutboxEventType,
  { from: readonly OutboxState[]; to: OutboxState }
> = {
  send: { from: ['queued', 'waiting'], to: 'sending' },
  acknowledge: { from: ['sending'], to: 'acknowledged' },
  delay: { from: ['sending'], to: 'waiting' },
  'sign-out': { from: ['sending'], to: 'signed-out' },
  park: { from: ['sending'], to: 'parked' },
  refuse: { from: ['sending'], to: 'needs-you' },
  orphan: { from: ['sending'], to: 'queued' },
  'owner-back': { from: ['signed-out', 'parked'], to: 'queued' },
  'connection-back': { from: ['waiting'], to: 'queued' },
  'try-again': { from: ['needs-you', 'waiting'], to: 'queued' },
  edit: { from: ['needs-you'], to: 'queued' },
}

/** @returns the item after the event, or null when it means nothing to an item in that state */
export function transition(item: OutboxItem, event: OutboxEvent): OutboxItem | null {
  const { from, to } = outboxTransitions[event.type]
  if (!from.includes(item.state)) return null
  const next: OutboxItem = { ...item, state: to, waitsFor: null }
  switch (event.type) {
    case 'send':
      return { ...next, attempts: item.attempts + 1, fault: null }
    case 'acknowledge':
      return { ...next, answer: event.answer, fault: null }
    case 'delay':
      return {
        ...next,
        waitsFor: event.waitsFor,
        waitsSinceMs: event.waitsSinceMs,
        notBeforeMs: event.notBeforeMs,
        fault: event.fault,
      }
    case 'sign-out':
    case 'park':
    case 'refuse':
      return { ...next, fault: event.fault }
    case 'connection-back':
      return item.waitsFor === 'connection' ? { ...next, notBeforeMs: 0, fault: null } : null
    case 'orphan':
    case 'owner-back':
    case 'try-again':
      return { ...next, notBeforeMs: 0, fault: null }
    case 'edit':
      // The server refused the former request: under its key there is nothing, and there never will be.
      return { ...next, id: event.id, request: event.request, attempts: 0, fault: null }
  }
}

/** What its author may throw away: not what is on its way, nor what has arrived. */
export const canDiscard = ({ state }: OutboxItem): boolean =>
  state !== 'sending' && state !== 'acknowledged'

/** What is on its way, too, is never tried again once its author has left it behind. */
export const canAbandon = ({ state }: OutboxItem): boolean => state !== 'acknowledged'
