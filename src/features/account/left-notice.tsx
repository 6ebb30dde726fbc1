import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isLeft } from '#src/api/left-session.ts'
import { sessionQuery } from '#src/api/session.ts'
import { Notice } from '#src/ui/notice.tsx'

/** After a logout without a connection, until the server has heard of it. */
export function LeftNotice() {
  const session = useQuery(sessionQuery)
  if (!isLeft(session)) return null
  return (
    <Notice>
      <Trans>
        You are logged out on this device, and at the server as soon as there is a connection.
      </Trans>
    </Notice>
  )
}
