import { createECDH } from 'node:crypto'

const curve = 'prime256v1'
const keyBytes = 32

/** For a site that has none yet. @returns in base64url */
export function newPrivateKey(): string {
  const key = createECDH(curve)
  key.generateKeys()
  // A number that begins with zeros comes without them.
  const bytes = Buffer.alloc(keyBytes)
  const short = key.getPrivateKey()
  short.copy(bytes, keyBytes - short.length)
  return bytes.toString('base64url')
}

/** A private key with its public half, both in base64url.
 *  @throws when it is no number that the curve takes */
export function vapidKeysOf(privateKey: string): { publicKey: string; privateKey: string } {
  const key = createECDH(curve)
  key.setPrivateKey(privateKey, 'base64url')
  return { publicKey: key.getPublicKey('base64url'), privateKey }
}
