import { isOfThisMachine } from '#contract/page-site.ts'
import { sites } from '#sites/all.gen.ts'
import { StartError } from './db/start-error.ts'

/** The host names of the sites that have one of their own, by the site's id. */
export type SiteHosts = ReadonlyMap<number, string>

/** The one without a host name of its own. */
export const mainSite = sites.find(({ host }) => host === null) ?? sites[0]

/** @param env where an operator names other hosts
 *  @param publicUrl origin of the main site, null when it is not known
 *  @throws StartError with one sentence that names the variable */
export const readSiteHosts = (
  env: Readonly<Record<string, string | undefined>>,
  publicUrl: string | null = null,
): SiteHosts =>
  new Map(
    sites.flatMap(({ id, host }) => {
      if (!host) return []
      const own = bareHost(host.variable, env[host.variable] || host.byDefault)
      assertBeside(publicUrl, host.variable, own)
      return [[id, own] as const]
    }),
  )

function bareHost(variable: string, value: string): string {
  const host = value.toLowerCase()
  const url = `http://${host}`
  if (!URL.canParse(url) || new URL(url).hostname !== host) {
    throw new StartError(
      `${variable} must be a host name such as ridelend.example, without https:// and port.`,
    )
  }
  return host
}

/** Without an origin only the names of this machine tell where the main site is. */
function assertBeside(publicUrl: string | null, variable: string, host: string): void {
  if (publicUrl === null && !host.endsWith('.localhost')) {
    throw new StartError(`${variable} must stand beside PUBLIC_URL, unless it ends in .localhost.`)
  }
  if (publicUrl !== null && new URL(publicUrl).hostname === host) {
    throw new StartError(`${variable} must be another host name than that of PUBLIC_URL.`)
  }
}

/** A site is told by its host name, which may end in a dot; every other name is that of the one without. @returns its id */
export function siteOf(hostname: string, hosts: SiteHosts): number {
  const name = hostname.toLowerCase().replace(/\.$/, '')
  return [...hosts].find(([, host]) => host === name)?.[0] ?? mainSite.id
}

export function siteNameAt(hostname: string, hosts: SiteHosts): string {
  return siteNameOf(siteOf(hostname, hosts))
}

export const siteNameOf = (siteId: number): string =>
  (sites.find(({ id }) => id === siteId) ?? mainSite).name

/** Where a site is for links that no request asked for: beside the origin of the main site, under its own host. A
 *  site that is on this machine alone is no address for others, who find everything on the main one.
 *  @param origin of the main site */
export function originOfSite(
  siteId: number,
  { origin, siteHosts }: { origin: string; siteHosts: SiteHosts },
): string {
  const site = new URL(origin)
  const host = siteHosts.get(siteId)
  const isLost = host && isOfThisMachine(host) && !isOfThisMachine(site.hostname)
  if (host && !isLost) site.hostname = host
  return site.origin
}

/** The main site's origin, for a page of another one: without the name in front. */
export function mainOriginBeside(origin: string, siteHosts: SiteHosts): string {
  const site = new URL(origin)
  const isOther = siteOf(site.hostname, siteHosts) !== mainSite.id
  if (isOther) site.hostname = site.hostname.split('.').slice(1).join('.')
  return site.origin
}
