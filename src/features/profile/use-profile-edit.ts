import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isOtherAddress } from '#contract/domain/mail-address.ts'
import type { User } from '#contract/domain/user.ts'
import { updateProfile } from '#contract/endpoints/user.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { useWrite } from '#src/api/use-write.ts'
import { faultSentence } from '#src/i18n/fault-sentence.ts'
import { changeLanguage } from '#src/i18n/load-language.ts'
import { toast } from '#src/ui/toast-store.ts'
import { closeAtOnce } from './close-at-once.ts'
import { forgetProfile, keepProfile, keptProfile } from './kept-profile.ts'
import { draftWith, editedFromOf, type ProfileDraft } from './profile-draft.ts'
import { saveProfile } from './save-profile.ts'
import {
  fieldWords,
  isSameTyped,
  passwordName,
  typedOf,
  wireNames,
  type ProfileField,
  type TypedProfile,
} from './typed-profile.ts'

/** What a user has changed in their profile, over the profile as it is now: so nothing that was typed is lost when it
 *  is changed elsewhere or the session ends, and what was not touched here is shown as it is there. */
export function useProfileEdit(user: User) {
  const { t, i18n } = useLingui()
  const [draft, setDraft] = useState(() => keptProfile(user.id))
  const { changes } = draft
  // Never kept: what is kept can be read by whoever finds the device.
  const [password, setPassword] = useState('')
  const { mutate, isPending, isUnderWay, error, variables } = useWrite({
    mutationFn: saveProfile,
    meta: { invalidates: updateProfile.invalidates },
    onSuccess: async (_data, { user: before, typed: { culture } }) => {
      forgetProfile(before.id)
      if (culture !== before.culture && !(await changeLanguage(culture))) {
        toast(t`Your profile is saved, but this language cannot be loaded now.`)
      } else toast(t`Updated successfully`)
    },
    // From now on it stands beside what was changed elsewhere.
    onError: (failed) => isRefusedAs(failed, 'edited-meanwhile') && keep({ changes, seen: null }),
  })
  const saved = typedOf(user)
  const typed = { ...saved, ...changes }
  const keep = (next: ProfileDraft) => {
    keepProfile(user.id, next)
    setDraft(next)
  }
  const write = (next: Partial<TypedProfile>) => keep(draftWith(next, draft, user))
  const isNewEmail = isOtherAddress(typed.email, user.email)
  const messages = fieldErrors(error)
  const wrongPassword = password === variables?.password ? messages[passwordName] : undefined
  return {
    typed,
    /** What is shown of another address: it has to be verified, and needs the password. */
    isNewEmail,
    password,
    passwordFault: wrongPassword && faultSentence(t`Password`, wrongPassword),
    isPending,
    isUnderWay,
    error,
    hasChanges: !isSameTyped(typed, saved),
    hasFaults: Object.keys(messages).length > 0,
    isOutdated: isRefusedAs(error, 'edited-meanwhile'),
    /** What is wrong with a field, until it is changed. */
    faultOf: (field: ProfileField): string | undefined => {
      const message = messages[wireNames[field]]
      if (!message || typed[field] !== variables?.typed[field]) return
      return faultSentence(i18n._(fieldWords[field]), message)
    },
    /** What is on its way stays as it is. */
    change<Field extends ProfileField>(field: Field, value: TypedProfile[Field]) {
      if (!isUnderWay()) write({ ...changes, [field]: value })
    },
    changePassword(next: string) {
      if (!isUnderWay()) setPassword(next)
    },
    discard: () => forgetProfile(user.id),
    /** @param onSaved closes the dialog, if it is still open then */
    save(onSaved: () => void) {
      const editedFrom = editedFromOf(draft, user)
      const shown = isNewEmail ? password : undefined
      mutate(
        { user, typed, password: shown, editedFrom },
        { onSuccess: () => closeAtOnce(onSaved) },
      )
    },
  }
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>
