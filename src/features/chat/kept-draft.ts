import { newKey } from '#src/api/new-key.ts'
import { onDevice } from '#src/cache/kept-values.ts'

/** A message that is being typed. */
export interface Draft {
  text: string
  /** Goes with the text through every try: the answer to an earlier one may have been lost. */
  key: string
}

export const newDraft = (text = ''): Draft => ({ text, key: newKey() })

export function keepDraft(name: string, draft: Draft): void {
  if (draft.text) onDevice.keep(name, draft)
  else onDevice.forget(name)
}

/** Forgets it, unless something else has been typed meanwhile. */
export function forgetDraft(name: string, { key }: Draft): void {
  if (keptDraft(name)?.key === key) onDevice.forget(name)
}

/** @returns null when nothing is kept, or nothing that can be read */
export function keptDraft(name: string): Draft | null {
  const kept = onDevice.read(name) as Partial<Draft> | null
  if (typeof kept?.text !== 'string' || typeof kept.key !== 'string') return null
  return { text: kept.text, key: kept.key }
}
