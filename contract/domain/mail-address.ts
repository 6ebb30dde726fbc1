/** An address as its owner sees it: a copy from elsewhere may bring white space around it, and signs that only steer how
 *  text runs. */
export const seenAddress = (typed: string): string => typed.replace(/\p{Cf}/gu, '').trim()

/** Whether what was typed is another address than one that is known, and not the same in another case. Only plain letters
 *  have a case here: mail servers take no others for one, such as the Kelvin sign and k. */
export const isOtherAddress = (typed: string, known: string): boolean =>
  inLowerCase(seenAddress(typed)) !== inLowerCase(known)

const inLowerCase = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
