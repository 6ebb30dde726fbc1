import { randomBytes } from 'node:crypto'
import type { Context } from './context.ts'
import { isSignatureOf, signatureOf } from './signature.ts'

const signed = (nonce: string, userId: number) => `device ${nonce} ${userId}`

/** What a device keeps on which somebody has logged in. It opens nothing: its tries to log in as the same user are
 *  counted apart, so that nobody else can use them up. */
export function issueDeviceToken({ secret }: Context, userId: number): string {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${signatureOf(secret, signed(nonce, userId))}`
}

export function isDeviceOf({ secret }: Context, token: string, userId: number): boolean {
  const [nonce = '', signature = ''] = token.split('.')
  return isSignatureOf(secret, signed(nonce, userId), signature)
}
