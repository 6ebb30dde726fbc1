import * as z from 'zod/mini'
import { publicUserCodec, userCodec } from '../codecs/user.ts'
import { byId, endpoint } from '../endpoint.ts'
import { atLeast } from '../wire/lengths.ts'
import { text } from '../wire/primitives.ts'
import {
  accountDeletion,
  credentials,
  email,
  newsletterForm,
  passwordChange,
  passwordReset,
  profileForm,
  registration,
} from '../wire/account.ts'

const opened = z.object({ user: userCodec, token: z.string() })

export const register = endpoint({
  method: 'POST',
  path: 'api/user/create',
  body: registration,
  response: opened,
})

export const login = endpoint({
  method: 'POST',
  path: 'api/user/login',
  body: credentials,
  response: opened,
})

export const updateProfile = endpoint({
  method: 'POST',
  path: 'api/user/update/:id',
  access: 'user',
  params: byId,
  body: profileForm,
  response: userCodec,
  invalidates: ['session', 'user', 'reviews'],
})

/** From now on neither of the two gets messages from the other; the other one is not told. */
export const blockUser = endpoint({
  method: 'POST',
  path: 'api/user/block/:id',
  access: 'user',
  params: byId,
  response: z.null(),
  invalidates: ['chats'],
})

export const unblockUser = endpoint({
  method: 'POST',
  path: 'api/user/unblock/:id',
  access: 'user',
  params: byId,
  response: z.null(),
  invalidates: ['chats'],
})

/** Ends all other sessions of the user; this one goes on with another token. */
export const changePassword = endpoint({
  method: 'POST',
  path: 'api/user/pwd/:id',
  access: 'user',
  params: byId,
  body: passwordChange,
  response: z.null(),
  beside: z.strictObject({ token: z.string() }),
})

/** Not while a stay is not over: that is answered with code 12, and carries it. Ends all sessions of the user. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: 'api/user/delete/:id',
  access: 'user',
  params: byId,
  body: accountDeletion,
  response: z.null(),
  beside: z.strictObject({ token: z.string() }),
})

/** All that is kept of the user, as a file of JSON outside of the envelope. */
export const exportOwnData = endpoint({
  method: 'GET',
  path: 'api/user/export',
  access: 'user',
  offline: 'refuse',
  transport: 'download',
  response: z.null(),
})

/** One file under any name. */
export const uploadProfilePicture = endpoint({
  method: 'POST',
  path: 'api/user/uploadimage/profile',
  access: 'user',
  transport: 'files',
  response: z.null(),
  beside: z.strictObject({ files: z.array(z.string()) }),
  invalidates: ['session', 'user', 'reviews'],
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: 'api/user/resetpwd',
  body: z.strictObject({ email: email('Email') }),
  response: z.null(),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'api/user/resetpwd2',
  body: passwordReset,
  response: z.null(),
  invalidates: ['session'],
})

export const getPublicUser = endpoint({
  method: 'GET',
  path: 'api/user/public/:id',
  params: byId,
  response: publicUserCodec,
})

export const sendVerificationMail = endpoint({
  method: 'GET',
  path: 'api/user/verifyemail',
  access: 'user',
  effect: 'write',
  response: z.null(),
  invalidates: ['session'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: 'api/user/verify',
  body: z.strictObject({ token: text(200).check(atLeast(1)) }),
  response: z.null(),
  invalidates: ['session'],
})

/** To the newsletter. */
export const subscribe = endpoint({
  method: 'POST',
  path: 'api/user/subscribe',
  body: newsletterForm,
  response: z.null(),
})
