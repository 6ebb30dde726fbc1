import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { call, type CallResult } from '#src/api/call.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useWrite } from '#src/api/use-write.ts'
import { faultSentence } from '#src/i18n/fault-sentence.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { useUnsavedWork } from '#src/ui/use-unsaved-work.ts'
import { fieldNames, type AccountField } from './field-names.ts'

/** A form while it is typed. */
export interface AccountFormState<Field extends AccountField> {
  typed: Record<Field, string>
  isPending: boolean
  error: Error | null
  /** Whether what is wrong stands at a field. */
  isSaidAtField: boolean
  /** What is wrong with a field, until it is changed. */
  faultOf(field: Field): string | undefined
  change(field: Field, value: string): void
}

/** What is typed, and its way to the server. What the server would refuse is not sent.
 *  @param empty each field before anything is typed
 *  @param bodyOf what is sent of it
 *  @param onTaken called when the server has taken it, also after the page was left */
export function useAccountForm<E extends Endpoint, Field extends AccountField>(
  endpoint: E,
  empty: Record<Field, string>,
  bodyOf: (typed: Record<Field, string>) => z.output<E['body']>,
  onTaken?: (result: CallResult<E>) => void | Promise<void>,
): AccountFormState<Field> & { send(onDone?: () => void): void } {
  const [typed, setTyped] = useState(empty)
  const { mutate, isIdle, isPending, error, variables } = useWrite({
    mutationFn: (sent: Record<Field, string>) => call(endpoint, { body: bodyOf(sent) }),
    meta: { invalidates: endpoint.invalidates },
    ...(onTaken && { onSuccess: onTaken }),
  })
  // How it ended is said in another language, too.
  useUnsavedWork(!isIdle)
  const messages = fieldErrors(error)
  return {
    typed,
    isPending,
    error,
    isSaidAtField: Object.keys(messages).some((path) => path in typed),
    faultOf: (field) => {
      const message = typed[field] === variables?.[field] ? messages[field] : undefined
      return message && faultSentence(i18n._(fieldNames[field]), message)
    },
    change: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    send: (onDone) => mutate(typed, { onSuccess: () => onDone?.() }),
  }
}
