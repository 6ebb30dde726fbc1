import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { reachStore } from '#src/api/reach.ts'
import { siteName } from '#src/site.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Page } from '#src/ui/page.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { useReach } from '#src/api/use-reach.ts'

/** A page whose data this device does not have and cannot get now; it tries by itself when the
 *  connection is back. */
export function NotAvailable({ onRetry }: { onRetry(): Promise<void> }) {
  const { t } = useLingui()
  const reach = useReach()
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = async () => {
    setIsTrying(true)
    await onRetry()
    setIsTrying(false)
  }
  const tryWhenBack = useEffectEvent(() => {
    if (reachStore.get() === 'online') void onRetry()
  })
  useEffect(() => reachStore.subscribe(() => tryWhenBack()), [])
  return (
    <Page title={t`Not available offline`}>
      <p>
        <Sentences
          first={
            reach === 'offline' ? (
              <Trans>You are offline, and this page has not been kept on this device.</Trans>
            ) : (
              <Trans>
                {siteName} cannot be reached, and this page has not been kept on this device.
              </Trans>
            )
          }
          then={<Trans>Nothing is lost: it opens as soon as the connection is back.</Trans>}
        />
      </p>
      <FormActions>
        <Button look="main" aria-disabled={isTrying} onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/">
          <Trans>Home</Trans>
        </ButtonLink>
        <ButtonLink to="/saved">
          <Trans>Saved</Trans>
        </ButtonLink>
      </FormActions>
    </Page>
  )
}
