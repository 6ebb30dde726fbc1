import { found, Refusal } from '#contract/domain/refusal.ts'
import type { Culture, ProfileChanges, PublicUser, User } from '#contract/domain/user.ts'
import {
  findPasswordHash,
  findPublicUsers,
  findUser,
  insertUser,
  updateProfile as storeProfile,
} from '#server/db/repositories/users.ts'
import type { Context } from './context.ts'
import { hashPassword, isPassword } from './password.ts'

export interface Registration {
  email: string
  password: string
  firstName?: string | undefined
  lastName?: string | undefined
  dateOfBirth?: string | null | undefined
  phone?: string | undefined
  about?: string | undefined
  PrefUICulture?: Culture | undefined
}

const userExists = () => new Refusal('user-exists', 'User already exists, please login')

/** @throws Refusal 'user-exists' */
export async function register({ db, now }: Context, form: Registration): Promise<User> {
  const id = await insertUser(db, {
    email: form.email,
    passwordHash: await hashPassword(form.password),
    firstName: form.firstName ?? '',
    lastName: form.lastName ?? '',
    dateOfBirth: form.dateOfBirth ?? null,
    phone: form.phone ?? '',
    about: form.about ?? '',
    culture: form.PrefUICulture ?? 'en-US',
    now: now(),
  })
  if (id === null) throw userExists()
  return found(await findUser(db, id), 'user')
}

/** @throws Refusal 'wrong-password', also when there is no such user */
export async function login(
  { db }: Context,
  { email, password }: { email: string; password: string },
): Promise<User> {
  const known = await findPasswordHash(db, email)
  const matches = await isPassword(password, known?.passwordHash ?? null)
  if (!known || !matches) throw new Refusal('wrong-password', 'Login or password is incorrect')
  return found(await findUser(db, known.id), 'user')
}

/** @throws Refusal 'user-exists' when the address belongs to somebody else */
export async function updateProfile(
  { db, now }: Context,
  userId: number,
  changes: ProfileChanges,
): Promise<User> {
  if (!(await storeProfile(db, userId, changes, now()))) throw userExists()
  return found(await findUser(db, userId), 'user')
}

export async function readUser({ db }: Context, id: number): Promise<User> {
  return found(await findUser(db, id), 'user')
}

export async function readPublicUser({ db }: Context, id: number): Promise<PublicUser> {
  return found((await findPublicUsers(db, [id])).get(id), 'user')
}
