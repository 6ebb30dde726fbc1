import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets a cookie of the whole site; scripts do not see it unless `httpOnly` is false. */
export function putCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    value,
    lifetimeMs,
    httpOnly = true,
  }: { name: string; value: string; lifetimeMs: number; httpOnly?: boolean },
): void {
  reply.setCookie(name, value, { ...attributesFor(request), httpOnly, maxAge: lifetimeMs / 1000 })
}

/** Takes a cookie away, with the attributes that it was put with. */
export const removeCookie = (request: FastifyRequest, reply: FastifyReply, name: string) =>
  reply.clearCookie(name, { ...attributesFor(request), httpOnly: true })

const attributesFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: protocol === 'https' }) as const
