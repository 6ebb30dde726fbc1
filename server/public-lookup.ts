import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './policies/public-address.ts'

/** A name that leads where nobody from outside may. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Asks for all that a name stands for. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** What a name stands for, for a connection that goes there and nowhere else: so nothing can change between this look
 *  and the connection. One private address among several is reason enough to refuse all.
 *  @param resolve tests have names of their own */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), [])
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        const refusal = new PrivateAddressError(`${hostname} stands for a private address`)
        return callback(refusal, [])
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
