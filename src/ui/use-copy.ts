import { useLingui } from '@lingui/react/macro'
import { toast } from '#src/ui/toast-store.ts'

/** Copies a text and says whether that went well. @see docs/product.md §8 */
export function useCopy() {
  const { t } = useLingui()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(t`Link copied to clipboard!`)
    } catch {
      toast(t`Failed to copy`)
    }
  }
}
