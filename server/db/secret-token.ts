import { createHash, randomBytes } from 'node:crypto'

/** Too long to be guessed, and fit for an address. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** Whether it could be one. */
export const isSecretToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is stored of a token that opens something. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
