import type { FastifyRequest } from 'fastify'

const wellFormedHost = /^([a-z\d.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Where this site is for everyone: as the operator says, else as the request does.
 *  @param publicUrl the setting's origin
 *  @returns null when the request names no host that could be one */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'host'> & { protocol: string },
  publicUrl: string | null,
): string | null {
  if (publicUrl !== null) return publicUrl
  const isKnown = /^https?$/.test(protocol) && wellFormedHost.test(host)
  return isKnown ? `${protocol}://${host}` : null
}
