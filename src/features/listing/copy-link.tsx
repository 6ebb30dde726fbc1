import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast-store.ts'

/** Copies the address of this page. @see docs/product.md §8 */
export function CopyLink() {
  const { t } = useLingui()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      toast(t`Link copied to clipboard!`)
    } catch {
      toast(t`Failed to copy`)
    }
  }
  return (
    <Button look="quiet" onClick={copy}>
      <Icon name="copy" />
      <Trans>copy the link to this post</Trans>
    </Button>
  )
}
