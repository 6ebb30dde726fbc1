import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Two sentences, as far apart as the language sets them. */
export const Sentences = ({ first, then }: { first: ReactNode; then: ReactNode }) => (
  <Trans comment="Two whole sentences, one after the other">
    {first} {then}
  </Trans>
)
