import type { FastifyRequest } from 'fastify'
import { isOfThisMachine } from '#contract/page-site.ts'
import { mainOriginBeside, originOfSite, siteOf, type SiteHosts } from '#server/site.ts'

const wellFormedHost = /^([a-z\d.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i

/** Where this site is for everyone: as the operator says, else as the request does.
 *  @param publicUrl the setting's origin
 *  @returns null when the request names no host that could be one */
export function originOf(
  { protocol, host }: Pick<FastifyRequest, 'host'> & { protocol: string },
  publicUrl: string | null,
): string | null {
  if (publicUrl !== null) return publicUrl
  const origin = `${protocol}://${host}`
  const isKnown = /^https?$/.test(protocol) && wellFormedHost.test(host) && URL.canParse(origin)
  return isKnown ? origin : null
}

/** Where a site is for who asks another one, or this one.
 *  @returns null when the request names no host that could be one */
export function siteOriginOf(
  request: Pick<FastifyRequest, 'host'> & { protocol: string },
  siteId: number,
  { publicUrl, siteHosts }: { publicUrl: string | null; siteHosts: SiteHosts },
): string | null {
  const asked = originOf(request, publicUrl)
  if (asked === null) return null
  const origin = publicUrl ?? mainOriginBeside(asked, siteHosts)
  return originOfSite(siteId, { origin, siteHosts })
}

/** Where the site is that is asked: beside the configured origin, unless it is on this machine alone.
 *  @returns null when the request names no host that could be one */
export function ownOriginOf(
  request: Pick<FastifyRequest, 'host' | 'hostname'> & { protocol: string },
  { publicUrl, siteHosts }: { publicUrl: string | null; siteHosts: SiteHosts },
): string | null {
  const siteId = siteOf(request.hostname, siteHosts)
  const isOnlyHere = siteHosts.has(siteId) && isOfThisMachine(request.hostname)
  if (publicUrl === null || isOnlyHere) return originOf(request, null)
  return originOfSite(siteId, { origin: publicUrl, siteHosts })
}
