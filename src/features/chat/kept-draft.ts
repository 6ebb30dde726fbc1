import { newKey } from '#src/api/new-key.ts'

/** A message that the server does not have yet. */
export interface Draft {
  text: string
  /** Goes with the text through every try, and through a reload: the answer to an earlier try may have
   *  been lost. */
  key: string
}

export const emptyDraft = (): Draft => ({ text: '', key: newKey() })

/** Keeps it in this tab alone. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the text lives as long as the page.
  }
}

/** Forgets it, unless something else has been typed meanwhile. */
export function forgetDraft(name: string, { key }: Draft): void {
  try {
    if (keptDraft(name).key === key) sessionStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** @returns an empty one when nothing is kept, or nothing that can be read */
export function keptDraft(name: string): Draft {
  try {
    const kept: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    if (typeof kept?.text === 'string' && typeof kept.key === 'string') {
      return { text: kept.text, key: kept.key }
    }
  } catch {
    // As above.
  }
  return emptyDraft()
}
