import { createHmac, timingSafeEqual } from 'node:crypto'

/** Only who knows the secret can make it. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

export function isSignatureOf(secret: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(signatureOf(secret, text))
  return given.length === right.length && timingSafeEqual(given, right)
}
