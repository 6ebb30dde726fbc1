import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs } from '#contract/domain/durations.ts'
import type { Context } from '#server/services/context.ts'
import { isDeviceOf, issueDeviceToken } from '#server/services/devices.ts'
import type { Visitor } from '#server/services/users.ts'
import { putCookie } from './cookies.ts'

const deviceCookie = 'device'
const lifetimeMs = 365 * dayMs

/** Where a request comes from. */
export const visitorOf = ({ ip: address, cookies }: FastifyRequest): Visitor => ({
  address,
  deviceToken: cookies[deviceCookie] ?? '',
})

/** This device is known as one of the user's from now on. */
export function keepDevice(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): void {
  const known = request.cookies[deviceCookie] ?? ''
  const value = isDeviceOf(context, known, userId) ? known : issueDeviceToken(context, userId)
  putCookie(request, reply, { name: deviceCookie, value, lifetimeMs })
}
