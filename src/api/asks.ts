import type { Endpoint } from '#contract/endpoint.ts'
import { call, type CallInput, type CallResult } from './call.ts'

/** What a query asks the server, and is given without what stands beside the answer. */
export const asks =
  <E extends Endpoint>(endpoint: E, parts: Omit<CallInput<E>, 'signal'> = {}) =>
  async ({ signal }: { signal: AbortSignal }): Promise<CallResult<E>['resObj']> =>
    (await call(endpoint, { ...parts, signal })).resObj
