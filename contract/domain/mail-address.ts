/** Whether an address is another one, and not the same in another case. Only plain letters have a case here: mail servers
 *  take no others for one, such as the Kelvin sign and k. */
export const isOtherAddress = (one: string, other: string): boolean =>
  inLowerCase(one) !== inLowerCase(other)

const inLowerCase = (address: string) => address.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
