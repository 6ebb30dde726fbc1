import { t } from '@lingui/core/macro'

const tooLong = /is too long\. Maximum (\d+) characters\.$/
const tooShort = /must be at least (\d+) characters long\.$/

/** What the contract says of a field, in the reader's language. Another sentence stays as it is.
 *  @param name of the field, in that language
 *  @param message in the contract's English */
export function faultSentence(name: string, message: string): string {
  const [, most] = tooLong.exec(message) ?? []
  const [, least] = tooShort.exec(message) ?? []
  if (most) return t`${name} is too long. Maximum ${most} characters.`
  if (least) return t`${name} must be at least ${least} characters long.`
  if (message.endsWith('is required.')) return t`${name} is required.`
  if (message.endsWith('unsafe content.')) return t`${name} contains potentially unsafe content.`
  if (message === 'password should be equal to password2') {
    return t`password should be equal to password2`
  }
  const isOther = /^\p{Lu}/u.test(message) && !message.endsWith('is invalid.')
  return isOther ? message : t`${name} is invalid.`
}
