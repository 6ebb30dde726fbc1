import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'
import type { ListingEditing } from './use-listing-draft.ts'

/** Goes back to what is saved; for a while that can be taken back. */
export function DiscardButton({ editing: { draft, drop, restore } }: { editing: ListingEditing }) {
  const { t } = useLingui()
  const discard = () => {
    drop(draft)
    if (draft) {
      toast(t`Changes discarded`, {
        name: t`Undo`,
        press: () => restore(draft),
        takesFocus: true,
      })
    }
  }
  return (
    <Button look="quiet" onClick={discard}>
      <Trans>Discard changes</Trans>
    </Button>
  )
}
