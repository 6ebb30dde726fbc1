import { Plural, Trans } from '@lingui/react/macro'
import { Sentences } from '#src/ui/sentences.tsx'

/** What is asked about before a logout, and what becomes of it. */
export function UnsentWords({ count }: { count: number }) {
  if (count === 0) return <Trans>Everything is sent.</Trans>
  return (
    <Sentences
      first={
        <Plural
          value={count}
          one="# thing that you wrote is not sent yet."
          other="# things that you wrote are not sent yet."
        />
      }
      then={
        <Trans>
          While you are logged in, they are sent as soon as there is a connection. Kept on this
          device, nobody else can read them here, and they are sent after your next login.
        </Trans>
      }
    />
  )
}
