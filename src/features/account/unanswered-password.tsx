import { Trans } from '@lingui/react/macro'
import { useMutationState } from '@tanstack/react-query'
import { changePassword } from '#contract/endpoints/user.ts'
import { NetworkError } from '#src/api/api-error.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { Notice } from '#src/ui/notice.tsx'

/** A changed password begins a new session: who has not got the answer is not logged in any more, and does not know with
 *  which password to be so again. */
export function UnansweredPassword() {
  const errors = useMutationState({
    filters: { mutationKey: [changePassword.path] },
    select: ({ state }) => state.error,
  })
  const failure = errors.findLast((error) => !isRefusedAs(error, 'login-needed'))
  if (!(failure instanceof NetworkError) || failure.connection === 'none') return null
  return (
    <Notice>
      <Trans>
        Your password may have been changed before the connection was lost. If the old one does not
        work, please try the new one.
      </Trans>
    </Notice>
  )
}
