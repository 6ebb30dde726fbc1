import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { deleteListing } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'
import { tellOtherTabs } from '#src/api/other-tabs.ts'
import { queryClient, readAgain } from '#src/api/query-client.ts'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { useIsHere } from '#src/sending/use-is-here.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { deletionKey } from './read-own-listings-again.ts'

/** Deletes a listing after a confirmation.
 *  @param onDeleted leads to where it is not shown; called when this screen is still open */
export function DeleteListing({
  listing,
  onDeleted,
}: {
  listing: Listing
  onDeleted(): Promise<void>
}) {
  const { t } = useLingui()
  const { title } = listing
  const isHere = useIsHere()
  const { ask, error, question } = useConfirmedWrite({
    mutationKey: deletionKey,
    mutationFn: ({ id }: Listing) => call(deleteListing, { params: { id } }),
    onSuccess: async (_result, { id }) => {
      toast(t`Deleted successfully`)
      // This page would ask again for what is not there any more.
      const stale = deleteListing.invalidates.filter((root) => root !== 'listing')
      tellOtherTabs(deleteListing.invalidates)
      void readAgain(stale)
      if (isHere()) {
        await onDeleted()
        queryClient.removeQueries({ queryKey: ['listing', id] })
      }
      void readAgain(['listing'])
    },
  })
  return (
    <>
      <Button look="danger" onClick={() => ask(listing)}>
        <Icon name="trash" />
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        {...question}
        isDangerous
        title={t`Delete this post?`}
        confirmText={t`Delete`}
        cancelText={t`Cancel`}
      >
        <p>
          <Sentences
            first={<Trans>{title} and its pictures are deleted. This cannot be undone.</Trans>}
            then={<Trans>Past reservations and conversations stay readable.</Trans>}
          />
        </p>
        {error && <WriteFailure error={error} />}
      </ConfirmDialog>
    </>
  )
}
