import ipaddr from 'ipaddr.js'

/** Whoever asks, as one: of IPv6 a whole /64, of which a device takes as many addresses as it likes. */
export const sourceOf = (address: string): string => prefixOf(address, { ipv4: 4, ipv6: 8 })

/** Where somebody is: an address changes within its network of /24 or /64 without anyone having moved. */
export const networkOf = (address: string): string => prefixOf(address, { ipv4: 3, ipv6: 8 })

/** @param bytes that count; an address of IPv4 is the same within IPv6 */
function prefixOf(address: string, bytes: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  const counting = parsed.toByteArray().slice(0, bytes[parsed.kind()])
  return `${parsed.kind()}:${Buffer.from(counting).toString('hex')}`
}
