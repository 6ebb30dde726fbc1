import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Above what was not finished when the session ended, which goes on after a login in another tab.
 *  @param path where that leads */
export function LoginBeside({ path }: { path: string }) {
  return (
    <>
      <Notice tone="failure">
        <Trans>You are logged out. What is not finished here waits until you log in again.</Trans>
      </Notice>
      <p>
        <ButtonLink look="main" to="/login" search={{ to: path }} target="_blank">
          <Trans>Log in in another tab</Trans>
        </ButtonLink>
      </p>
    </>
  )
}
