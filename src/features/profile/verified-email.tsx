import { Trans, useLingui } from '@lingui/react/macro'
import { sendVerificationMail } from '#contract/endpoints/user.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './verified-email.module.css'

/** An address, whether it is known to be the user's, and what becomes of a mail that shows it. Another address begins
 *  anew: give it another key.
 *  @see docs/product.md §2, §4 */
export function VerifiedEmail({ email, isVerified }: { email: string; isVerified: boolean }) {
  const { t } = useLingui()
  const { mutate, status } = useWrite({
    ...callMutation(sendVerificationMail),
    onSuccess: () => toast(t`Verification email sent`),
  })
  const words = {
    idle: t`Verify`,
    pending: t`Sending Email...`,
    success: t`Email Sent`,
    error: t`Please Try Later`,
  }
  const isOver = status === 'pending' || status === 'success'
  const at = email.lastIndexOf('@')
  return (
    <span className={styles.email}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
      {isVerified ? (
        <Badge tone="success" icon="check">
          <Trans>Verified</Trans>
        </Badge>
      ) : (
        // The button stays, so that it keeps the focus; its words are read out as they change.
        <span role="status">
          <Button look="quiet" aria-disabled={isOver} onClick={() => isOver || mutate({})}>
            {words[status]}
          </Button>
        </span>
      )}
    </span>
  )
}
