import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { log } from '#src/log.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Page } from '#src/ui/page.tsx'

/** In place of a page that threw: what happened, by which word to find it in the console, and two ways on. */
export function UnexpectedError({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useLingui()
  const [id] = useState(newErrorId)
  useEffect(() => log.error(`${id}:`, error), [id, error])
  const reason = serverSentence(error instanceof Error ? error.message : String(error))
  return (
    <Page title={t`Unexpected Application Error!`}>
      <Notice tone="failure">
        <Trans>Error: {reason}</Trans>
      </Notice>
      <p>
        <Trans>If you tell us of it, please quote {id}.</Trans>
      </p>
      <p>
        <Button look="main" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>{' '}
        <ButtonLink to="/">
          <Trans>Home</Trans>
        </ButtonLink>
      </p>
    </Page>
  )
}

const newErrorId = () => Math.random().toString(36).slice(2, 10)
