import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useCopy } from '#src/ui/use-copy.ts'

export function CopyLink({ url }: { url: string }) {
  const copy = useCopy()
  return (
    <Button look="quiet" onClick={() => copy(url)}>
      <Icon name="copy" />
      <Trans>copy the link to this post</Trans>
    </Button>
  )
}
