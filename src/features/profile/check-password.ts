import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import type { FieldIssue } from '#contract/domain/refusal.ts'
import { passwordChange } from '#contract/wire/account.ts'
import { firstFaults } from './first-faults.ts'

export const noPasswords = { OldPassword: '', NewPassword: '', NewPasswordAgain: '' }

/** Named as on the wire. */
export type TypedPasswords = typeof noPasswords

/** What is wrong with a new password, by the schema that the server holds it to, with a sentence for each field. */
export function checkPassword(id: number, typed: TypedPasswords): FieldIssue[] {
  const { error } = z.safeParse(passwordChange, { Id: id, ...typed })
  const names: Record<string, string> = {
    OldPassword: t`Old password`,
    NewPassword: t`New password`,
    NewPasswordAgain: t`New password again`,
  }
  return firstFaults(error?.issues ?? [], ({ code, minimum, maximum }, path) => {
    const name = names[path] ?? path
    if (!typed[path as keyof TypedPasswords]?.trim()) return t`${name} is required.`
    if (code === 'too_small') {
      const least = String(minimum)
      return t`${name} must be at least ${least} characters long.`
    }
    if (code === 'too_big') {
      const most = String(maximum)
      return t`${name} is too long. Maximum ${most} characters.`
    }
    return t`password should be equal to password2`
  })
}
