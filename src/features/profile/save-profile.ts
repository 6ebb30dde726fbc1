import { t } from '@lingui/core/macro'
import { encodeProfile } from '#contract/codecs/user.ts'
import type { User } from '#contract/domain/user.ts'
import { updateProfile } from '#contract/endpoints/user.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from '#src/api/api-error.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { call } from '#src/api/call.ts'
import { changesOf, wireNames, type TypedProfile } from './typed-profile.ts'

/** Saves a profile, once it is right.
 *  @param password for another address, without which it is not asked for
 *  @param editedFrom of when the profile is that was seen; somebody may have changed it elsewhere since
 *  @throws ApiError, with the fields that are wrong */
export async function saveProfile({
  user,
  typed,
  password,
  editedFrom,
}: {
  user: User
  typed: TypedProfile
  password: string | undefined
  editedFrom: Date
}): Promise<void> {
  const body = encodeProfile({ ...changesOf(typed), password, editedFrom })
  await call(updateProfile, { params: { id: user.id }, body }).catch(nameAddress)
}

/** Who is logged in has to be told something else than who registers. */
function nameAddress(error: unknown): never {
  if (!isRefusedAs(error, 'user-exists')) throw error
  const message = t`Another account has this email.`
  const issues = [{ path: wireNames.email, message }]
  throw new ApiError(message, { code: errorCodes.invalid.code, issues })
}
