import { currencies } from '#contract/domain/currency.ts'
import { cultures } from '#contract/domain/user.ts'
import { inTab } from '#src/cache/kept-values.ts'
import { profileFields, type TypedProfile } from './typed-profile.ts'

const nameOf = (userId: number) => `draft:profile:${userId}`

/** What was changed and is not saved. */
export interface ProfileDraft {
  changes: Partial<TypedProfile>
  /** Of when the profile was that its author saw when they began; null for that which they see now. */
  editedFrom: Date | null
}

/** Keeps a draft over a reload, and over the login when the session has ended. */
export const keepProfile = (userId: number, { changes, editedFrom }: ProfileDraft) =>
  inTab.keep(nameOf(userId), { ...changes, editedFromMs: editedFrom?.getTime() })

export const forgetProfile = (userId: number) => inTab.forget(nameOf(userId))

/** @returns what can be read of it */
export function keptProfile(userId: number): ProfileDraft {
  const kept = Object(inTab.read(nameOf(userId))) as Record<string, unknown>
  const known = { culture: cultures, currency: currencies.map(({ code }) => code) }
  const readable = profileFields.filter((field) => {
    const value = kept[field]
    if (typeof value !== 'string') return false
    const choices: readonly string[] | null =
      field === 'culture' || field === 'currency' ? known[field] : null
    return choices === null || choices.includes(value)
  })
  const { editedFromMs } = kept
  return {
    changes: Object.fromEntries(readable.map((field) => [field, kept[field]])),
    editedFrom: typeof editedFromMs === 'number' ? new Date(editedFromMs) : null,
  }
}
