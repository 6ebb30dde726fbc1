import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Only who knows the secret can make it. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** A token that none but us can make, and no two of which are alike.
 *  @param textOf what it is good for, together with what makes it its own */
export function signedToken(secret: string, textOf: (nonce: string) => string): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signatureOf(secret, textOf(nonce))}`
}

export function isSignedToken(
  secret: string,
  textOf: (nonce: string) => string,
  token: string,
): boolean {
  const [nonce = '', signature = '', ...more] = token.split('.')
  return more.length === 0 && isSignatureOf(secret, textOf(nonce), signature)
}

function isSignatureOf(secret: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, text))
  return given.length === right.length && timingSafeEqual(given, right)
}
