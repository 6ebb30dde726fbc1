import { mutationOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { call, type CallInput, type CallResult } from './call.ts'

/** A write to the server; what it makes stale is read again when it has succeeded. */
export const callMutation = <E extends Endpoint>(endpoint: E) =>
  mutationOptions<CallResult<E>, Error, CallInput<E>>({
    mutationFn: (input) => call(endpoint, input),
    meta: { invalidates: endpoint.invalidates },
  })
