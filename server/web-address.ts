/** `URL` takes hosts with semicolons and quotes in them, which would end a policy. */
const plainHost = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/

/** The origin of an http or https address with a host of letters, digits, dots and hyphens; null of all
 *  else. It is safe in a header.
 *  @param base what a relative address starts from */
export function webOrigin(address: string, base?: string): string | null {
  if (!URL.canParse(address, base)) return null
  const { protocol, hostname, origin } = new URL(address, base)
  return /^https?:$/.test(protocol) && plainHost.test(hostname) ? origin : null
}

/** An address as it may stand in a log: its query may hold a key. */
export function shownAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}
