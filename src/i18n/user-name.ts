import { t } from '@lingui/core/macro'
import { seenName } from '#contract/domain/person-name.ts'
import type { PublicUser } from '#contract/domain/user.ts'

/** What somebody is called: by their first name, by a number who has told none, and who has left has none. */
export function userName({
  id,
  firstName,
  isFormer,
}: Pick<PublicUser, 'id' | 'firstName' | 'isFormer'>): string {
  if (isFormer) return t`Former user`
  return seenName(firstName) || t`User ${id}`
}
