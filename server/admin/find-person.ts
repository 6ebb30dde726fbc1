import type { Kysely } from 'kysely'
import { seenAddress } from '#contract/domain/mail-address.ts'
import { seenName } from '#contract/domain/person-name.ts'
import type { User } from '#contract/domain/user.ts'
import { findUser, findUserByEmail } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'
import { printable } from './printable.ts'
import { readId } from './read-id.ts'
import { Unable } from './unable.ts'

/** @param about an id or an email address
 *  @throws Unable when nobody has an account like that */
export async function findPerson(db: Kysely<Schema>, about: string): Promise<User> {
  if (about.includes('@')) {
    // Of two accounts with the same address as it is seen, one has a sign in it that nobody sees.
    const user =
      (await findUserByEmail(db, about)) ?? (await findUserByEmail(db, seenAddress(about)))
    if (!user) throw new Unable(`Nobody has an account with the email ${printable(about)}.`)
    return user
  }
  const id = readId(about)
  const user = await findUser(db, id)
  if (!user) throw new Unable(`There is no user ${id}.`)
  return user
}

/** 'Lena (user 7, lena@mail.example)'. */
export function personText({ id, firstName, email }: User): string {
  const name = seenName(printable(firstName))
  return name ? `${name} (user ${id}, ${printable(email)})` : `User ${id} (${printable(email)})`
}
