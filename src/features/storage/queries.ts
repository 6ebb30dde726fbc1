import { queryOptions } from '@tanstack/react-query'
import { forgetBrowsed, readUsage } from '#src/cache/usage.ts'

/** Counted anew each time. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: readUsage,
  staleTime: 0,
  meta: { isKept: false },
})

/** Makes room on this device. */
export const clearBrowsed = forgetBrowsed
