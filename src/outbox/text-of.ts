import type { OutboxItem } from './item.ts'

/** What a message in the outbox says; empty for what is none. */
export function textOf({ request: { body } }: OutboxItem): string {
  const text = typeof body === 'object' && body !== null && 'Msg' in body ? body.Msg : ''
  return typeof text === 'string' ? text : ''
}
