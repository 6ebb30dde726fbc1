import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { encodeProfile } from '#contract/codecs/user.ts'
import type { FieldIssue } from '#contract/domain/refusal.ts'
import { profileForm } from '#contract/wire/account.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { firstFaults, type SchemaIssue } from './first-faults.ts'
import {
  changesOf,
  fieldWords,
  profileFields,
  wireNames,
  type ProfileField,
  type TypedProfile,
} from './typed-profile.ts'

/** What is wrong with a profile, by the schema that the server holds it to, with a sentence for each field. */
export function checkProfile(typed: TypedProfile): FieldIssue[] {
  const { error } = z.safeParse(profileForm, encodeProfile(changesOf(typed)))
  return firstFaults(error?.issues ?? [], (issue, path) => {
    const field = profileFields.find((each) => wireNames[each] === path) ?? 'email'
    return sentenceOf(issue, field, typed)
  })
}

function sentenceOf(issue: SchemaIssue, field: ProfileField, typed: TypedProfile): string {
  const name = i18n._(fieldWords[field])
  if (typed[field] === '') return t`${name} is required.`
  if (issue.code === 'too_big') {
    const most = String(issue.maximum)
    return t`${name} is too long. Maximum ${most} characters.`
  }
  if (field === 'about') return t`${name} contains potentially unsafe content.`
  return t`${name} is invalid.`
}
