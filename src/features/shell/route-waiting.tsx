import { useLingui } from '@lingui/react/macro'
import { Waiting } from '#src/ui/waiting.tsx'

export function RouteWaiting() {
  const { t } = useLingui()
  return <Waiting text={t`Please wait...`} />
}
