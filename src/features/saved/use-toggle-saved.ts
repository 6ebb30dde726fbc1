import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { NotOnDeviceError } from '#src/cache/storage-health.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Saves a listing, or takes that back with a way to undo it. What does not succeed is said. */
export function useToggleSaved(listing: Listing): (willBeSaved: boolean) => Promise<void> {
  const { t } = useLingui()
  const toggle = async (willBeSaved: boolean) => {
    try {
      const { setSaved } = await import('./save-listing.ts')
      await setSaved(listing, willBeSaved)
    } catch (error) {
      if (error instanceof NotOnDeviceError) {
        toast(
          error.isFull
            ? t`This device is full. What you have saved stays; new things are not kept.`
            : t`Nothing has changed: this browser lets the app keep nothing on this device.`,
        )
      } else if (error instanceof Error && error.name === 'NotKeptError') {
        toast(t`Nothing has changed: this device has no room, and the server cannot be reached.`)
      } else {
        const reason = serverSentence(error instanceof Error ? error.message : String(error))
        toast(t`Nothing has changed: ${reason}`)
      }
      return
    }
    if (willBeSaved) return
    toast(t`No longer saved: ${listing.title}`, {
      name: t`Undo`,
      press: () => void toggle(true),
    })
  }
  return toggle
}
