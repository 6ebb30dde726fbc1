import { useLingui } from '@lingui/react/macro'
import { deletePicture } from '#contract/endpoints/rent.ts'
import { call } from '#src/api/call.ts'
import { readAgain } from '#src/api/query-client.ts'
import { useConfirmedWrite } from '#src/api/use-confirmed-write.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Deletes the picture that was asked about.
 *  @param onDeleted called with those that are left */
export function useDeletePicture(listingId: number, onDeleted: (pictures: string[]) => void) {
  const { t } = useLingui()
  return useConfirmedWrite({
    mutationFn: ({ source }: { source: string; name: string }) =>
      call(deletePicture, { params: { src: source }, query: { RentId: listingId } }),
    meta: { invalidates: deletePicture.invalidates },
    // It may be gone already, by another device or a press whose answer was lost.
    onError: () => readAgain(deletePicture.invalidates),
    onSuccess: ({ resObj }) => {
      toast(t`Deleted successfully`)
      onDeleted(resObj)
    },
  })
}
