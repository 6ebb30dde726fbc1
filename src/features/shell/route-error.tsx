import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { NetworkError } from '#src/api/api-error.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { askForReach } from '#src/api/reach.ts'
import { useReach } from '#src/api/use-reach.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { DeadEnd } from './dead-end.tsx'
import { NotAvailable } from './not-available.tsx'
import { UnexpectedError } from './unexpected-error.tsx'

/** What browsers say about a chunk that did not arrive, or not whole. */
const chunkFailure = /SyntaxError|imported module|module script|preload CSS/

const lacksChunk = (error: unknown) => chunkFailure.test(String(error))

/** What a page shows when it cannot be shown: what happened, and the way on. A page of somebody else's
 *  is no error, and says so quietly; one without a connection says what still works; one whose chunks did not
 *  come, as those of an older version, is had anew. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const reach = useReach()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (isRefusedAs(error, 'not-yours')) return <DeadEnd title={serverSentence(error.message)} />
  const tryAgain = async () => {
    await router.invalidate()
    reset()
  }
  if (lacksChunk(error) && reach === 'online') {
    return (
      <Page title={t`This could not be loaded`}>
        <p>
          <Button look="main" onClick={reload}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Page>
    )
  }
  if (lacksChunk(error) || error instanceof NetworkError) {
    return <NotAvailable key={pathname} onRetry={tryAgain} />
  }
  return <UnexpectedError error={error} onRetry={tryAgain} />
}

/** Whatever this version lacks, a new page has: a browser may remember that a file did not come. The page itself
 *  knows how. @see docs/decisions/a-page-asks-again.md */
async function reload(): Promise<void> {
  if (await askForReach()) dispatchEvent(new Event('reload'))
}
