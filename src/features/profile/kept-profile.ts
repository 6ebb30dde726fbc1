import { currencies } from '#contract/domain/currency.ts'
import { cultures } from '#contract/domain/user.ts'
import { inTab } from '#src/cache/kept-values.ts'
import { unfinishedDay } from '#src/ui/unfinished-day.ts'
import type { ProfileDraft } from './profile-draft.ts'
import { profileFields, type ProfileField, type TypedProfile } from './typed-profile.ts'

const nameOf = (userId: number) => `draft:profile:${userId}`

/** Keeps a draft over a reload, and over the login when the session has ended. */
export const keepProfile = (userId: number, { changes, seen }: ProfileDraft) =>
  inTab.keep(nameOf(userId), {
    ...changes,
    seen: seen?.typed,
    editedFromMs: seen?.updatedOn.getTime(),
  })

export const forgetProfile = (userId: number) => inTab.forget(nameOf(userId))

/** @returns what can be read of it. A date that was half typed is gone with its field. */
export function keptProfile(userId: number): ProfileDraft {
  const kept = Object(inTab.read(nameOf(userId))) as Record<string, unknown>
  const { editedFromMs, seen } = kept
  return {
    changes: readableOf(kept),
    seen:
      typeof editedFromMs === 'number'
        ? { typed: readableOf(Object(seen)), updatedOn: new Date(editedFromMs) }
        : null,
  }
}

const isGood: Partial<Record<ProfileField, (value: string) => boolean>> = {
  dateOfBirth: (value) => value !== unfinishedDay,
  culture: (value) => cultures.some((culture) => culture === value),
  currency: (value) => currencies.some(({ code }) => code === value),
}

function readableOf(kept: Record<string, unknown>): Partial<TypedProfile> {
  const readable = profileFields.filter((field) => {
    const value = kept[field]
    return typeof value === 'string' && (isGood[field]?.(value) ?? true)
  })
  return Object.fromEntries(readable.map((field) => [field, kept[field]]))
}
