import { useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast-store.ts'

/** What a user can change about themselves. */
export function ProfileButtons() {
  const { t } = useLingui()
  const sayNotYet = () => toast(t`This button is not implemented yet`)
  const buttons = [
    { name: t`Edit Profile`, icon: 'edit' },
    { name: t`Change Password`, icon: 'login' },
  ] as const
  return buttons.map(({ name, icon }) => (
    <Button key={name} onClick={sayNotYet}>
      <Icon name={icon} />
      {name}
    </Button>
  ))
}
