import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { readTimeMs } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Waiting } from '#src/ui/waiting.tsx'

/** A page that is on its way; when that takes long, it can be asked for anew. */
export function RouteWaiting() {
  const { t } = useLingui()
  const router = useRouter()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), readTimeMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Waiting text={t`Please wait...`} />
      {isLong && (
        <p>
          <Button onClick={() => router.invalidate()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </>
  )
}
