import { t } from '@lingui/core/macro'
import { serverSentence } from './server-sentence.ts'

const tooLong = /is too long\. Maximum (\d+) characters\.$/
const tooShort = /must be at least (\d+) characters long\.$/

/** Such words stand behind the name of a field. */
const wantsField = /^(is|must|may|contains) /

/** What the contract says of a field, in the reader's language.
 *  @param name of the field, in that language
 *  @param message in the contract's English */
export function faultSentence(name: string, message: string): string {
  const [, most] = tooLong.exec(message) ?? []
  const [, least] = tooShort.exec(message) ?? []
  if (most) return t`${name} is too long. Maximum ${most} characters.`
  if (least) return t`${name} must be at least ${least} characters long.`
  if (message.endsWith('is required.')) return t`${name} is required.`
  if (message.endsWith('unsafe content.')) return t`${name} contains potentially unsafe content.`
  const isOther = !wantsField.test(message) && !message.endsWith('is invalid.')
  return isOther ? serverSentence(message) : t`${name} is invalid.`
}
