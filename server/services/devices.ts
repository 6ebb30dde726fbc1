import type { Context } from './context.ts'
import { isSignedToken, signedToken } from './signature.ts'

const deviceOf = (userId: number) => (nonce: string) => `device ${nonce} ${userId}`

/** What a device keeps on which somebody has logged in. It opens nothing: its tries to log in as the same user are
 *  counted apart, so that nobody else can use them up. */
export const issueDeviceToken = ({ secret }: Context, userId: number): string =>
  signedToken(secret, deviceOf(userId))

export const isDeviceOf = ({ secret }: Context, token: string, userId: number): boolean =>
  isSignedToken(secret, deviceOf(userId), token)
