import { found, Refusal } from '#contract/domain/refusal.ts'
import type { PublicUser, Registration, User } from '#contract/domain/user.ts'
import { emailKeyOf } from '#server/db/email-key.ts'
import {
  findPasswordHash,
  findPublicUsers,
  findUser,
  insertUser,
} from '#server/db/repositories/users.ts'
import { sourceOf } from '#server/policies/network.ts'
import type { Context } from './context.ts'
import { isDeviceOf } from './devices.ts'
import { hashPassword, isPassword } from './password.ts'
import { assertTryLeft, countTries, type Try } from './tries.ts'

/** Who has shown a password; it may be another one by now. */
export interface Entered {
  user: User
  passwordHash: string
}

/** Who asks, as far as it can be known before a login. */
export interface Visitor {
  address: string
  /** '' on a device on which nobody has logged in. */
  deviceToken: string
}

export const userExists = () => new Refusal('user-exists', 'User already exists, please login')

/** That an address is taken is the one thing that an answer tells of somebody else's account: only so often. */
export const askingForAddress = ({ address }: Visitor): Try => ({
  kind: 'taken-address',
  who: sourceOf(address),
})

/** @throws Refusal 'user-exists', TooMany */
export async function register(
  context: Context,
  form: Registration,
  visitor: Visitor,
): Promise<Entered> {
  const { db, now } = context
  await countTries(context, { kind: 'registration', who: sourceOf(visitor.address) })
  const asking = askingForAddress(visitor)
  await assertTryLeft(context, asking)
  const passwordHash = await hashPassword(form.password)
  const id = await insertUser(db, {
    email: form.email,
    passwordHash,
    firstName: form.firstName ?? '',
    lastName: form.lastName ?? '',
    dateOfBirth: form.dateOfBirth ?? null,
    phone: form.phone ?? '',
    about: form.about ?? '',
    culture: form.culture ?? 'en-US',
    now: now(),
  })
  if (id === null) {
    // Only an answer that tells something counts: those who register at the same moment keep nobody out.
    await countTries(context, asking)
    throw userExists()
  }
  return { user: found(await findUser(db, id), 'user'), passwordHash }
}

/** @throws Refusal 'wrong-password', also when there is no such user, after the same steps, and 'not-possible' for a
 *  suspended one, who is told so by the right password alone */
export async function login(
  context: Context,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<Entered> {
  const { db } = context
  const known = await findPasswordHash(db, email)
  const ownerId = known && isDeviceOf(context, visitor.deviceToken, known.id) ? known.id : null
  await countTries(context, { kind: 'login', who: ownerId ?? sourceOf(visitor.address) })
  const tries = await guesses(context, { email, visitor, ownerId })
  const forgive = await countTries(context, ...tries)
  const matches = await isPassword(password, known?.passwordHash ?? null)
  if (!known || !matches) throw new Refusal('wrong-password', 'Login or password is incorrect')
  await forgive()
  if (known.isSuspended) {
    throw new Refusal(
      'not-possible',
      'This account is suspended. Please ask those who run this site.',
    )
  }
  const user = found(await findUser(db, known.id), 'user')
  return { user, passwordHash: known.passwordHash }
}

/** Strangers share the tries of an account. A device of its user has its own, so that strangers lock nobody out.
 *  @param ownerId the user, on a device of theirs */
async function guesses(
  { db }: Context,
  {
    email,
    visitor: { address, deviceToken },
    ownerId,
  }: { email: string; visitor: Visitor; ownerId: number | null },
): Promise<Try[]> {
  if (ownerId !== null) return [{ kind: 'login-device', who: deviceToken }]
  return [
    { kind: 'login-source', who: sourceOf(address) },
    { kind: 'login-account', who: await emailKeyOf(db, email) },
  ]
}

export async function readUser({ db }: Context, id: number): Promise<User> {
  return found(await findUser(db, id), 'user')
}

/** Also of a suspended user: that they are not there would tell devices that have saved a listing of theirs that it was
 *  deleted.
 *  @throws Refusal 'not-there' for a former user as well */
export async function readPublicUser({ db }: Context, id: number): Promise<PublicUser> {
  const known = (await findPublicUsers(db, [id])).get(id)
  return found(known?.isFormer ? null : known, 'user')
}
