import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { AccountFailure } from './account-failure.tsx'
import type { AccountField } from './field-names.ts'
import type { AccountFormState } from './use-account-form.ts'

/** The frame of a form: its fields, why it was not sent, and the button that sends it. The first field with something
 *  wrong takes the focus.
 *  @param to where a login leads */
export function AccountForm<Field extends AccountField>({
  form,
  action,
  to,
  onSend,
  children,
}: {
  form: AccountFormState<Field>
  action: string
  to: string | undefined
  onSend(): void
  children: ReactNode
}) {
  const { error, isPending, isSaidAtField } = form
  return (
    <FaultFocus error={error}>
      <Form onSend={onSend}>
        {children}
        {error && !isSaidAtField && <AccountFailure error={error} to={to} />}
        <FormActions>
          <Button type="submit" look="main" aria-disabled={isPending}>
            {action}
          </Button>
        </FormActions>
      </Form>
    </FaultFocus>
  )
}
