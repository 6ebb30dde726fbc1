import { Trans } from '@lingui/react/macro'
import { formatWait } from '#src/i18n/format.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { FailureWords } from './failure-words.tsx'
import { Notice } from './notice.tsx'
import { Sentences } from './sentences.tsx'

/** Why something was not sent, in the server's words where it has spoken, with how long it asks to wait.
 *  @see docs/product.md §8 */
export function WriteFailure({ error, before }: { error: Error; before?: string }) {
  return (
    <Notice tone="failure">
      <FailureWords before={before} reason={<Reason error={error} />} />
    </Notice>
  )
}

function Reason({ error }: { error: Error }) {
  if (error.name === 'NotKeptError') {
    return (
      <Trans>
        This device has no room to keep it, and the server cannot be reached. What you typed is
        still here.
      </Trans>
    )
  }
  if (error.name === 'DiscardedError') return <Trans>You have discarded this elsewhere.</Trans>
  if (error.name !== 'NetworkError') return <Refusal error={error} />
  const { connection } = error as { connection?: 'none' | 'lost' | 'there' }
  if (connection === 'none') {
    return <Trans>You are offline. Nothing was sent; what you typed is still here.</Trans>
  }
  if (connection === 'lost') {
    return (
      <Trans>
        The connection was lost before an answer came. It may have arrived; what you typed is still
        here.
      </Trans>
    )
  }
  return <Trans>Error</Trans>
}

function Refusal({ error }: { error: Error & { retryAfterSeconds?: number } }) {
  const { message, retryAfterSeconds = 0 } = error
  const said = serverSentence(message)
  if (retryAfterSeconds === 0) return said
  const wait = formatWait(retryAfterSeconds)
  return <Sentences first={said} then={<Trans>You can try again in {wait}.</Trans>} />
}
