import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useCopy } from '#src/ui/use-copy.ts'

/** Hands a link to what the device shares with, where it can. What it cannot share is copied; who thinks
 *  better of it has no error. */
export function ShareLink({ title, url }: { title: string; url: string }) {
  const copy = useCopy()
  if (!('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url)
    }
  }
  return (
    <Button look="quiet" onClick={share}>
      <Icon name="share" />
      <Trans>Share</Trans>
    </Button>
  )
}
