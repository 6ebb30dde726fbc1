import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { subscribe } from '#contract/endpoints/user.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form } from '#src/ui/form.tsx'
import { toast } from '#src/ui/toast-store.ts'
import styles from './newsletter.module.css'
import { useSubscribeFailure } from './use-subscribe-failure.ts'

/** One address for the newsletter; one that is none is not sent.
 *  @param onDone called when the server has it */
export function NewsletterForm({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const [email, setEmail] = useState('')
  const sayFailure = useSubscribeFailure()
  const { mutate, isPending, error, variables } = useWrite(callMutation(subscribe))
  const isFaulty = fieldErrors(error).email !== undefined && variables?.body?.email === email

  const send = () => {
    const onSuccess = () => {
      toast(t`Subscribed: ${email}`)
      onDone()
    }
    mutate({ body: { email } }, { onSuccess, onError: sayFailure })
  }

  return (
    <FaultFocus error={error}>
      <Form onSend={send}>
        <div className={styles.line}>
          <Field
            label={t`Email`}
            error={isFaulty ? (email ? t`Email is not valid` : t`Please enter email`) : undefined}
          >
            {(control) => (
              <input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                readOnly={isPending}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? <Trans>Sending...</Trans> : <Trans>Subscribe</Trans>}
          </Button>
        </div>
      </Form>
    </FaultFocus>
  )
}
