import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { linkLifetimeMs } from '#contract/domain/link-lifetime.ts'
import type { ResetDevice } from '#server/services/reset-password.ts'
import { putCookie } from './cookies.ts'

const name = 'reset'
/** Its mail may go out as late as a link is good, and it is good as long from then on. */
const lifetimeMs = 2 * linkLifetimeMs('reset')
const ours = /^[\w-]{43}$/

export const resetDeviceOf = ({ ip: address, cookies }: FastifyRequest): ResetDevice => ({
  token: cookies[name] ?? '',
  address,
})

/** Makes this device one that has asked for a reset; all links that it asks for open on it. */
export function keepResetDevice(request: FastifyRequest, reply: FastifyReply): ResetDevice {
  const known = resetDeviceOf(request)
  const value = ours.test(known.token) ? known.token : randomBytes(32).toString('base64url')
  putCookie(request, reply, { name, value, lifetimeMs })
  return { ...known, token: value }
}
