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
  reply.setCookie(name, value, {
    path: '/',
    sameSite: 'lax',
    httpOnly,
    secure: request.protocol === 'https',
    maxAge: lifetimeMs / 1000,
  })
}
