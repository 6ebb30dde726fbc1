import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast-store.ts'

/** What a user can change about themselves beside what they say. */
export function ProfileButtons() {
  const { t } = useLingui()
  return (
    <Button onClick={() => toast(t`This button is not implemented yet`)}>
      <Icon name="camera" />
      <Trans>Upload Image</Trans>
    </Button>
  )
}
