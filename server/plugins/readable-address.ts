import { isPercentEncoded } from '#contract/domain/is-percent-encoded.ts'
import { notPages } from '#contract/pages.ts'

/** A letter of an address, by its bytes, or what is left of one. */
const letters =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}|%[\da-f]{0,2}/gi

/** The address of a page that was cut within a letter, without what is left of it.
 *  @param url from the path on
 *  @returns null for what is no page's, and for what would lead to another site */
export function readableAddress(url: string): string | null {
  const [cut = '', ...query] = url.split('?')
  const path = cut.replaceAll(letters, (letter) => (isPercentEncoded(letter) ? letter : ''))
  const isOwnPage = /^\/(?![/\\])/.test(path) && !notPages.test(path)
  return isOwnPage ? [path, ...query].join('?') : null
}
