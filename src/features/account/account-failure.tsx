import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from '#src/api/api-error.ts'
import { Notice } from '#src/ui/notice.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

/** Why nobody was logged in, registered or given another password. @see docs/product.md §8 */
export function AccountFailure({ error, to }: { error: Error; to: string | undefined }) {
  switch (error instanceof ApiError ? error.code : null) {
    case errorCodes['wrong-password'].code:
      return (
        <Notice tone="failure">
          <Trans>Login or password is incorrect</Trans>
        </Notice>
      )
    case errorCodes['user-exists'].code:
      return (
        <Notice tone="failure">
          <Trans>
            User already exists,{' '}
            <Link to="/login" search={{ to }} replace>
              please login
            </Link>
          </Trans>
        </Notice>
      )
    default:
      return <WriteFailure error={error} />
  }
}
