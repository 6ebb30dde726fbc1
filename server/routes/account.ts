import { decodeProfile, encodeUser } from '#contract/codecs/user.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import {
  changePassword,
  deleteAccount,
  subscribe,
  updateProfile,
} from '#contract/endpoints/user.ts'
import { visitorOf } from '#server/plugins/device.ts'
import { endSession, keepSession, loginNeeded } from '#server/plugins/session.ts'
import { route } from '#server/plugins/route.ts'
import * as passwords from '#server/services/change-password.ts'
import * as accounts from '#server/services/delete-account.ts'
import * as newsletter from '#server/services/subscribe.ts'
import * as profiles from '#server/services/update-profile.ts'
import { assertNothing } from './in-the-way.ts'

/** @throws Refusal 'not-yours' when the address names another user than is logged in */
function assertOwnAccount(userId: number, { id }: { id: number }): void {
  if (id !== userId) throw new Refusal('not-yours', 'This account is not yours.')
}

export const accountRoutes = [
  route(updateProfile, async ({ context, userId, siteId, params, body, request }) => {
    assertOwnAccount(userId, params)
    const changes = decodeProfile(body)
    const user = await profiles.updateProfile(
      context,
      { userId, siteId },
      changes,
      visitorOf(request),
    )
    return { resObj: encodeUser(user) }
  }),

  route(changePassword, async ({ context, userId, params, body, request, reply }) => {
    assertOwnAccount(userId, params)
    const { sessionToken } = request
    if (sessionToken === null) throw loginNeeded()
    const { OldPassword: oldPassword, NewPassword: newPassword } = body
    const session = { userId, sessionToken }
    const token = await passwords.changePassword(context, session, { oldPassword, newPassword })
    return { resObj: null, token: keepSession(context, request, reply, { token, userId }) }
  }),

  route(deleteAccount, async ({ context, userId, params, body, request, reply }) => {
    assertOwnAccount(userId, params)
    assertNothing(await accounts.deleteAccount(context, userId, body.Password))
    return { resObj: null, token: await endSession(context, request, reply) }
  }),

  route(subscribe, async ({ context, body: { email }, request }) => {
    await newsletter.subscribe(context, email, visitorOf(request))
    return { resObj: null }
  }),
]
