import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordOwner } from '#src/ui/password-owner.tsx'
import type { ProfileEdit } from './use-profile-edit.ts'

/** What another address brings with it, and the password that it needs.
 *  @param knownEmail the address that is saved
 *  @see docs/decisions/a-new-address-needs-the-password.md */
export function NewEmail({
  edit: { password, passwordFault, changePassword },
  knownEmail,
}: {
  edit: ProfileEdit
  knownEmail: string
}) {
  const { t } = useLingui()
  return (
    <>
      <Notice>
        <Trans>This address is new. Once it is saved, it has to be verified.</Trans>
      </Notice>
      <PasswordOwner email={knownEmail} />
      <Field
        label={t`Password`}
        hint={t`Needed for a new address, so that nobody who finds this device logged in can take over your account.`}
        error={passwordFault}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => changePassword(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
