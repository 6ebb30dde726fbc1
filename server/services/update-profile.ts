import type { Kysely } from 'kysely'
import { isSameSecond } from '#contract/domain/change-second.ts'
import { isOtherAddress } from '#contract/domain/mail-address.ts'
import { found, invalidField, Refusal } from '#contract/domain/refusal.ts'
import type { ProfileChanges, User } from '#contract/domain/user.ts'
import {
  findUser,
  lockVerifiedAddress,
  updateProfile as storeProfile,
} from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Context } from './context.ts'
import { assertOwnPassword } from './own-password.ts'
import { queueLinkIn } from './queue-link.ts'
import { countTries } from './tries.ts'
import { askingForAddress, userExists, type Visitor } from './users.ts'

type Changes = Omit<ProfileChanges, 'password'>

/** Another address needs the password, because whoever has the address has the account.
 *  @param who is changed, and where
 *  @throws Refusal 'invalid' when it is another password, TooMany after too many of these, Refusal 'user-exists' when the
 *  address belongs to somebody else, 'edited-meanwhile'
 *  @see docs/decisions/a-new-address-needs-the-password.md */
export async function updateProfile(
  context: Context,
  { userId, siteId }: { userId: number; siteId: number },
  { password, ...changes }: ProfileChanges,
  visitor: Visitor,
): Promise<User> {
  const { db } = context
  const { email, updatedOn } = found(await findUser(db, userId), 'user')
  const isOther = isOtherAddress(changes.email, email)
  // What was the address when the form was opened is another one by now: nobody has typed it.
  const { editedFrom } = changes
  if (isOther && editedFrom && !isSameSecond(editedFrom, updatedOn)) throw changedMeanwhile()
  const fault = isOther
    ? await changeAddress(context, { userId, siteId, password, changes, visitor })
    : await store(context, db, { id: userId, passwordHash: null }, changes)
  if (fault) throw changedMeanwhile()
  return found(await findUser(db, userId), 'user')
}

const changedMeanwhile = () =>
  new Refusal('edited-meanwhile', 'Your profile was changed meanwhile.')

async function changeAddress(
  context: Context,
  asked: {
    userId: number
    siteId: number
    password: string | undefined
    changes: Changes
    visitor: Visitor
  },
): Promise<'edited-meanwhile' | null> {
  const { db, wakeMailer } = context
  const { userId, siteId, password, changes, visitor } = asked
  const passwordHash = await assertShown(context, userId, password)
  const forgive = await countTries(context, askingForAddress(visitor))
  const fault = await db.transaction().execute(async (trx) => {
    const former = await lockVerifiedAddress(trx, userId)
    const outdated = await store(context, trx, { id: userId, passwordHash }, changes)
    if (!outdated && former !== null) await tellFormer(context, trx, { userId, siteId, former })
    return outdated
  })
  wakeMailer()
  await forgive()
  return fault
}

async function store(
  { now }: Context,
  db: Kysely<Schema>,
  owner: { id: number; passwordHash: string | null },
  changes: Changes,
): Promise<'edited-meanwhile' | null> {
  const fault = await storeProfile(db, owner, changes, now())
  if (fault === 'address-taken') throw userExists()
  return fault
}

async function assertShown(
  context: Context,
  userId: number,
  password: string | undefined,
): Promise<string> {
  if (password !== undefined) return assertOwnPassword(context, { userId, password })
  throw invalidField('Password', 'Password is required.')
}

/** An address that was never verified may be that of somebody else. */
const tellFormer = (
  { now }: Context,
  trx: Kysely<Schema>,
  { userId, siteId, former }: { userId: number; siteId: number; former: string },
): Promise<void> =>
  queueLinkIn(trx, { purpose: 'moved', email: former, userId, siteId, asker: null }, now())
