import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'
import type { ListingEditing } from './use-listing-draft.ts'

/** Goes back to what is saved; for a while that can be taken back.
 *  @param onDiscard called when the button is about to go away, with the focus on it */
export function DiscardButton({
  editing: { draft, drop, restore },
  onDiscard,
}: {
  editing: ListingEditing
  onDiscard(): void
}) {
  const { t } = useLingui()
  const discard = () => {
    drop(draft)
    onDiscard()
    if (draft) {
      toast(t`Changes discarded`, { name: t`Undo`, press: () => restore(draft) })
    }
  }
  return (
    <Button look="quiet" onClick={discard}>
      <Trans>Discard changes</Trans>
    </Button>
  )
}
