import { Trans, useLingui } from '@lingui/react/macro'
import { missingParts, type Listing } from '#contract/domain/listing.ts'
import { setListingActive } from '#contract/endpoints/rent.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { MissingList } from './missing-list.tsx'

/** Shows a listing to everyone, or hides it, after a confirmation; what is not ready for that says what it needs. */
export function VisibilityButton({ listing }: { listing: Listing }) {
  const { t } = useLingui()
  const { id, title, isActive } = listing
  const { asked, ask, error, question } = useConfirmedWrite({
    ...callMutation(setListingActive),
    onSuccess: ({ resObj }) => {
      toast(
        resObj.isActive
          ? t({ message: 'Updated successfully, now active: 1', comment: 'Everyone finds it now' })
          : t({ message: 'Updated successfully, now active: 0', comment: 'Nobody finds it now' }),
      )
    },
  })
  // What is asked stays so when the listing has been changed elsewhere meanwhile.
  const hides = asked ? asked.params?.active === '0' : isActive
  const isReady = hides || missingParts(listing).length === 0
  const name = isActive ? t`Deactivate` : t`Activate`
  const fullName = isActive ? t`Deactivate ${title}` : t`Activate ${title}`
  return (
    <>
      <Button
        aria-label={fullName}
        onClick={() => ask({ params: { id, active: isActive ? '0' : '1' } })}
      >
        {name}
      </Button>
      <Dialog
        title={t`Not ready yet`}
        isOpen={question.isOpen && !isReady}
        onClose={question.onCancel}
        actions={
          <Button onClick={question.onCancel}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <MissingList listing={listing} />
      </Dialog>
      <ConfirmDialog
        {...question}
        title={hides ? t`Deactivate this post?` : t`Activate this post?`}
        isOpen={question.isOpen && isReady}
        confirmText={hides ? t`Deactivate` : t`Activate`}
        cancelText={t`Cancel`}
      >
        <p>
          {hides ? (
            <Trans>
              Nobody finds {title} or can reserve it any more. Reservations that were made stay.
            </Trans>
          ) : (
            <Trans>Everyone can find {title}, ask about it and reserve it.</Trans>
          )}
        </p>
        {error && <WriteFailure error={error} />}
      </ConfirmDialog>
    </>
  )
}
