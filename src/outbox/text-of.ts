import type { OutboxItem } from './item.ts'

/** Where the calls carry what a person wrote. */
const fields = ['Msg', 'Note', 'reviewItem', 'reviewUser']

/** What a message, a note or a review in the outbox says; empty where nobody wrote anything. */
export function textOf({ request: { body } }: OutboxItem): string {
  if (typeof body !== 'object' || body === null) return ''
  const said = Object.entries(body).filter(([name]) => fields.includes(name))
  return said.flatMap(([, text]) => (typeof text === 'string' && text ? [text] : [])).join('\n')
}
