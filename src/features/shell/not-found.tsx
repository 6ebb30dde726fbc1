import { useLingui } from '@lingui/react/macro'
import { DeadEnd } from './dead-end.tsx'

export function NotFound() {
  const { t } = useLingui()
  return <DeadEnd title={t`We can't find the page you're looking for.`} />
}
