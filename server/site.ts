import { siteIds } from '#contract/limits.ts'

/** The site is told by the host name: the sister's own, every other name is the real-estate site. */
export function siteOf(hostname: string, sisterHost: string): number {
  return hostname.toLowerCase() === sisterHost.toLowerCase()
    ? siteIds.transport
    : siteIds.realEstate
}
