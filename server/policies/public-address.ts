import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only part of IPv6 from which addresses of the internet are given out. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address stands in the internet: not on this machine, not in its network, and none that leads back
 *  there by being translated. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/** Names of machines and networks at home. */
const privateName = /^[^.]*$|\.(localhost|local|internal|lan|home\.arpa|test|invalid)$/

/** An address that somebody has given us to be asked by the server: https on its own port, without a password, and
 *  of the internet.
 *  @returns it as the server will ask for it; null when it never will */
export function publicHttpsAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, hostname, port, href } = new URL(address)
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === ''
  return isPlain && isPublicHost(hostname) ? href : null
}

/** `URL` writes an address plainly, whatever way it was written. What a name stands for is another question. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  return isIP(host) === 0 ? !privateName.test(host) : isPublicAddress(host)
}
