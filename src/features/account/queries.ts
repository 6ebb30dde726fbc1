import { queryOptions } from '@tanstack/react-query'
import { getPublicUser, verifyEmail } from '#contract/endpoints/user.ts'
import { asks } from '#src/api/asks.ts'
import { call } from '#src/api/call.ts'
import { askForSession } from '#src/api/current-user.ts'
import { sessionQuery } from '#src/api/session.ts'

export const publicUserQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: asks(getPublicUser, { params: { id } }),
  })

/** Asks the server once for each mailed link that is opened here, and again when the connection is back. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: async ({ client }) => {
      // With who is logged in comes what the server wants back with every write.
      await client.fetchQuery(sessionQuery)
      await call(verifyEmail, { body: { token } })
      askForSession()
      return true
    },
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    meta: { isKept: false },
  })
