import { decodeRegistration, encodePublicUser, encodeUser } from '#contract/codecs/user.ts'
import { getSession, logout } from '#contract/endpoints/session.ts'
import { blockUser, getPublicUser, login, register, unblockUser } from '#contract/endpoints/user.ts'
import { visitorOf } from '#server/plugins/device.ts'
import { beginSession, endSession, keepCsrfToken, noteVisit } from '#server/plugins/session.ts'
import * as blocks from '#server/services/user-blocks.ts'
import * as users from '#server/services/users.ts'
import { route } from '#server/plugins/route.ts'

export const userRoutes = [
  route(register, async ({ context, body, request, reply }) => {
    const entered = await users.register(context, decodeRegistration(body), visitorOf(request))
    const token = await beginSession(context, request, reply, entered)
    return { resObj: { user: encodeUser(entered.user), token } }
  }),

  route(login, async ({ context, body, request, reply }) => {
    const entered = await users.login(context, body, visitorOf(request))
    const token = await beginSession(context, request, reply, entered)
    return { resObj: { user: encodeUser(entered.user), token } }
  }),

  route(getSession, async ({ context, viewerId, request, reply }) => {
    await noteVisit(context, request)
    return {
      resObj: viewerId === null ? null : encodeUser(await users.readUser(context, viewerId)),
      token: keepCsrfToken(context, request, reply),
    }
  }),

  route(logout, async ({ context, request, reply }) => ({
    resObj: null,
    token: await endSession(context, request, reply),
  })),

  route(blockUser, async ({ context, userId, params }) => {
    await blocks.blockUser(context, userId, params.id)
    return { resObj: null }
  }),

  route(unblockUser, async ({ context, userId, params }) => {
    await blocks.unblockUser(context, userId, params.id)
    return { resObj: null }
  }),

  route(getPublicUser, async ({ context, params }) => ({
    resObj: encodePublicUser(await users.readPublicUser(context, params.id)),
  })),
]
