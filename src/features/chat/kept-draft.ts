import { newKey } from '#src/api/new-key.ts'

/** A message that is being typed. */
export interface Draft {
  text: string
  /** Goes with the text through every try: the answer to an earlier one may have been lost. */
  key: string
}

export const newDraft = (text = ''): Draft => ({ text, key: newKey() })

/** Keeps it on this device: a tab that crashes takes its own storage with it. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    if (draft.text) localStorage.setItem(name, JSON.stringify(draft))
    else localStorage.removeItem(name)
  } catch {
    // A browser that keeps nothing: the text lives as long as the page.
  }
}

/** Forgets it, unless something else has been typed meanwhile. */
export function forgetDraft(name: string, { key }: Draft): void {
  try {
    if (keptDraft(name)?.key === key) localStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** @returns null when nothing is kept, or nothing that can be read */
export function keptDraft(name: string): Draft | null {
  try {
    const kept: Partial<Draft> | null = JSON.parse(localStorage.getItem(name) ?? 'null')
    if (typeof kept?.text === 'string' && typeof kept.key === 'string') {
      return { text: kept.text, key: kept.key }
    }
  } catch {
    // As above.
  }
  return null
}
