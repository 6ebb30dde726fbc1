import { Trans } from '@lingui/react/macro'
import { useReach } from '#src/api/use-reach.ts'
import { Notice } from '#src/ui/notice.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { ListingEditing } from './use-listing-draft.ts'

/** Where what was typed is: back from an earlier visit, or on this device alone without a connection. */
export function DraftState({ editing }: { editing: ListingEditing }) {
  const reach = useReach()
  return (
    <>
      {editing.isRestored && (
        <Notice>
          <Trans>Your unsaved changes are restored.</Trans> <DiscardButton editing={editing} />
        </Notice>
      )}
      {reach !== 'online' && (
        <Notice>
          <Trans>
            There is no connection. What you type is kept on this device; you can save it when there
            is a connection.
          </Trans>
        </Notice>
      )}
    </>
  )
}
