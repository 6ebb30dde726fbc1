import { siteIds } from '#contract/limits.ts'

/** The site is told by the host name: the sister's own, every other name is the real-estate site. */
export function siteOf(hostname: string, sisterHost: string): number {
  return hostname.toLowerCase() === sisterHost.toLowerCase()
    ? siteIds.transport
    : siteIds.realEstate
}

const isOfThisMachine = (host: string) => /(^|\.)localhost$/i.test(host)

/** Where a site is for links that no request asked for: beside the origin of the real-estate site, under the sister's
 *  host. A sister that is on this machine alone is no address for others, who find everything on the one site. */
export function originOfSite(
  siteId: number,
  { origin, sisterHost }: { origin: string; sisterHost: string },
): string {
  const site = new URL(origin)
  const isLost = isOfThisMachine(sisterHost) && !isOfThisMachine(site.hostname)
  if (siteId === siteIds.transport && !isLost) site.hostname = sisterHost
  return site.origin
}
