import { found, Refusal } from '#contract/domain/refusal.ts'
import type { Culture, PublicUser, User } from '#contract/domain/user.ts'
import {
  findPasswordHash,
  findPublicUsers,
  findUser,
  insertUser,
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
  if (id === null) throw new Refusal('user-exists', 'User already exists, please login')
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

export async function readUser({ db }: Context, id: number): Promise<User> {
  return found(await findUser(db, id), 'user')
}

export async function readPublicUser({ db }: Context, id: number): Promise<PublicUser> {
  return found((await findPublicUsers(db, [id])).get(id), 'user')
}
