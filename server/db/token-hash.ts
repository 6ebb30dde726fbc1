import { createHash } from 'node:crypto'

/** What is stored of a token that opens something. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
