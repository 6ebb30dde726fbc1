import { queryOptions } from '@tanstack/react-query'
import { getPublicUser } from '#contract/endpoints/user.ts'
import { cacheTimeMs } from '#contract/limits.ts'
import { call } from '#src/api/call.ts'

export const publicUserQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async ({ signal }) => (await call(getPublicUser, { params: { id }, signal })).resObj,
    staleTime: cacheTimeMs,
  })
