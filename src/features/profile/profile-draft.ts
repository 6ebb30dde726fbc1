import type { User } from '#contract/domain/user.ts'
import { profileFields, typedOf, type TypedProfile } from './typed-profile.ts'

/** What was changed and is not saved. */
export interface ProfileDraft {
  changes: Partial<TypedProfile>
  /** What its author saw of these fields, and of when the profile was that they began with; null for that which they
   *  see now. */
  seen: { typed: Partial<TypedProfile>; updatedOn: Date } | null
}

/** The draft with other changes; of fields that it did not change before, its author sees what is saved now. */
export function draftWith(
  changes: Partial<TypedProfile>,
  { seen }: ProfileDraft,
  user: User,
): ProfileDraft {
  const saved = typedOf(user)
  const shown = Object.fromEntries(changedIn(changes).map((field) => [field, saved[field]]))
  return {
    changes,
    seen: { typed: { ...shown, ...seen?.typed }, updatedOn: seen?.updatedOn ?? user.updatedOn },
  }
}

/** Of when the profile is that a draft may be saved over: that of now, as long as the fields that it changes are still
 *  as its author saw them. What else has changed is no concern of theirs, such as a picture or a mail switch. */
export function editedFromOf({ changes, seen }: ProfileDraft, user: User): Date {
  const saved = typedOf(user)
  const isAsSeen = changedIn(changes).every((field) => !seen || seen.typed[field] === saved[field])
  return seen && !isAsSeen ? seen.updatedOn : user.updatedOn
}

const changedIn = (changes: Partial<TypedProfile>) =>
  profileFields.filter((field) => changes[field] !== undefined)
