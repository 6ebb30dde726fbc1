import type { ChatMessage } from '#contract/domain/chat.ts'

type Said = Pick<ChatMessage, 'kind' | 'authorId'>

/** Whether one person wrote both, the second below the first: who it was is said once. */
export const isRun = (above: Said | null | undefined, below: Said | null | undefined): boolean =>
  above?.kind === 'text' && below?.kind === 'text' && above.authorId === below.authorId

/** The day of the device's clock in which a moment lies. */
export function dayOf(at: Date): [from: Date, to: Date] {
  const [year, month, date] = [at.getFullYear(), at.getMonth(), at.getDate()]
  return [new Date(year, month, date), new Date(year, month, date + 1)]
}

export const isSameDay = (a: Date, b: Date): boolean =>
  dayOf(a)[0].getTime() === dayOf(b)[0].getTime()
