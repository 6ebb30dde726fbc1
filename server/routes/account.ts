import { decodeProfile, encodeUser } from '#contract/codecs/user.ts'
import { Refusal } from '#contract/domain/refusal.ts'
import { updateProfile } from '#contract/endpoints/user.ts'
import { visitorOf } from '#server/plugins/device.ts'
import { route } from '#server/plugins/route.ts'
import * as users from '#server/services/users.ts'

/** @throws Refusal 'not-yours' when the address names another user than is logged in */
function assertOwnAccount(userId: number, { id }: { id: number }): void {
  if (id !== userId) throw new Refusal('not-yours', 'This account is not yours.')
}

export const accountRoutes = [
  route(updateProfile, async ({ context, userId, params, body, request }) => {
    assertOwnAccount(userId, params)
    const changes = decodeProfile(body)
    const user = await users.updateProfile(context, userId, changes, visitorOf(request))
    return { resObj: encodeUser(user) }
  }),
]
