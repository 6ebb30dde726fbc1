import { decodeProfile, encodeUser } from '#contract/codecs/user.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { updateProfile } from '#contract/endpoints/user.ts'
import { route } from '#server/plugins/route.ts'
import * as users from '#server/services/users.ts'

/** @throws Refusal 'not-yours' when the address names another user than is logged in */
function assertOwnAccount(userId: number, { id }: { id: number }): void {
  if (id !== userId) throw new Refusal('not-yours', 'This account is not yours.')
}

export const accountRoutes = [
  route(updateProfile, async ({ context, userId, params, body }) => {
    assertOwnAccount(userId, params)
    return { resObj: encodeUser(await users.updateProfile(context, userId, decodeProfile(body))) }
  }),
]
