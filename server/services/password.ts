import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's defaults. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** A hash of no one's password: comparing with it takes as long as with a real one. */
const nobodysHash = hash('nobody has this password')

/** Takes the same time whether or not there is a user. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== null
}
