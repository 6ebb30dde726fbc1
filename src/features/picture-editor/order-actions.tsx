import { Trans, useLingui } from '@lingui/react/macro'
import { setPictureOrder } from '#contract/endpoints/rent.ts'
import { callMutation } from '#src/api/mutation.ts'
import { readAgain } from '#src/api/query-client.ts'
import { useWrite } from '#src/api/use-write.ts'
import { Button } from '#src/ui/button.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import styles from './order-actions.module.css'

/** What a new order of pictures waits for. */
export function OrderActions({
  listingId,
  order,
  onSaved,
  onReset,
}: {
  listingId: number
  order: string[]
  onSaved(pictures: string[]): void
  onReset(): void
}) {
  const { t } = useLingui()
  const { mutate, isPending, error } = useWrite({
    ...callMutation(setPictureOrder),
    onSuccess: ({ resObj }) => {
      toast(t`Image Order Saved`)
      onSaved(resObj)
    },
    // Another device may have added or deleted pictures: the next press is to name those that are there.
    onError: () => readAgain(setPictureOrder.invalidates),
  })
  const save = () => mutate({ params: { id: listingId }, body: { images: order } })
  return (
    <div data-foot className={styles.bar}>
      {error && <WriteFailure error={error} before={t`Failed`} />}
      <p>
        <Trans>The new order is not saved yet.</Trans>
      </p>
      <FormActions>
        <Button look="main" aria-disabled={isPending} onClick={save}>
          <Trans>Save Order</Trans>
        </Button>
        <Button aria-disabled={isPending} onClick={() => isPending || onReset()}>
          <Trans>Reset Order</Trans>
        </Button>
      </FormActions>
    </div>
  )
}
