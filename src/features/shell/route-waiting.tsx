import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readTimeMs } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** A page that is on its way; when that takes long, it can be asked for anew. */
export function RouteWaiting() {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), readTimeMs)
    return () => clearTimeout(timer)
  }, [])
  /** What has no answer would be waited for again. */
  const tryAgain = async () => {
    await queryClient.cancelQueries({ fetchStatus: 'fetching' })
    await router.invalidate()
  }
  return (
    <>
      <Waiting text={t`Please wait...`} />
      {isLong && (
        <p>
          <Button onClick={tryAgain}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
