import { logout } from '#contract/endpoints/session.ts'
import { readTimeMs } from '#contract/limits.ts'
import { NetworkError } from './api-error.ts'
import { call } from './call.ts'
import { reportReach } from './reach.ts'

/** Tells the server that its user logs out.
 *  @returns whether the server knows: it may be out of reach, or too slow for somebody who wants to go
 *  @throws ApiError when the server refuses */
export async function endSession(): Promise<boolean> {
  const signal = AbortSignal.timeout(readTimeMs)
  try {
    await call(logout, { signal })
    return true
  } catch (error) {
    if (signal.aborted) reportReach(false)
    else if (!(error instanceof NetworkError)) throw error
    return false
  }
}
