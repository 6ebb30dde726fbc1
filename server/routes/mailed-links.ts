import {
  requestPasswordReset,
  resetPassword,
  sendVerificationMail,
  verifyEmail,
} from '#contract/endpoints/user.ts'
import { keepDevice, visitorOf } from '#server/plugins/device.ts'
import { keepResetDevice, resetDeviceOf } from '#server/plugins/reset-cookie.ts'
import { route } from '#server/plugins/route.ts'
import * as resets from '#server/services/reset-password.ts'
import * as addresses from '#server/services/verify-email.ts'

export const mailedLinkRoutes = [
  route(sendVerificationMail, async ({ context, userId, siteId, request }) => {
    await addresses.sendVerificationMail(context, { userId, siteId }, visitorOf(request))
    return { resObj: null, message: 'Verification email sent' }
  }),

  route(verifyEmail, async ({ context, body }) => {
    await addresses.verifyEmail(context, body.token)
    return { resObj: null }
  }),

  route(requestPasswordReset, async ({ context, siteId, body: { email }, request, reply }) => {
    const device = keepResetDevice(request, reply)
    await resets.requestPasswordReset(context, { email, siteId }, device)
    return {
      resObj: null,
      message:
        'If your email is in the system, we will email you the password reset link shortly. Please access the link from the same device and the same IP address that you are using now.',
    }
  }),

  route(resetPassword, async ({ context, body: { token, pwd: password }, request, reply }) => {
    const device = resetDeviceOf(request)
    const userId = await resets.resetPassword(context, { token, password }, device)
    keepDevice(context, request, reply, userId)
    return { resObj: null, message: 'Your password has been changed.' }
  }),
]
