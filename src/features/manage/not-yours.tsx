import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** In place of what only the owner of a listing may do.
 *  @param path where a login leads back to */
export function NotYours({ isLoggedIn, path }: { isLoggedIn: boolean; path: string }) {
  if (isLoggedIn) {
    return (
      <Notice tone="failure">
        <Trans>This listing is not yours.</Trans>
      </Notice>
    )
  }
  return (
    <>
      <Notice>
        <Trans>Only the owner of this listing can change it. Please log in.</Trans>
      </Notice>
      <p>
        <ButtonLink look="main" to="/login" search={{ to: path }} state={{ isBeside: true }}>
          <Trans>Log in</Trans>
        </ButtonLink>
      </p>
    </>
  )
}
