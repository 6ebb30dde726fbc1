import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { textLimits } from '#contract/limits.ts'
import { newKey } from '#src/api/new-key.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'

interface Draft {
  text: string
  /** Goes with the text through every try. */
  key: string
}

const emptyDraft = (): Draft => ({ text: '', key: newKey() })

function storedDraft(draftKey: string): Draft {
  const text = sessionStorage.getItem(draftKey)
  return text ? { text, key: newKey() } : emptyDraft()
}

/** Where a message is typed. The text stays until the server has it, through a reload and a login.
 *  @param draftKey under which the text is kept in this tab */
export function MessageForm({
  draftKey,
  send,
  error,
  isPending,
}: {
  draftKey: string
  send(message: Draft, onSent: () => void): void
  error: Error | null
  isPending: boolean
}) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => storedDraft(draftKey))

  const type = (text: string) => {
    sessionStorage.setItem(draftKey, text)
    setDraft({ text, key: newKey() })
  }
  const submit = () => {
    if (!draft.text.trim()) return
    send(draft, () => {
      if (sessionStorage.getItem(draftKey) === draft.text) sessionStorage.removeItem(draftKey)
      setDraft((now) => (now.key === draft.key ? emptyDraft() : now))
    })
  }
  return (
    <Form onSend={submit}>
      <Field label={t`Message`}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={textLimits.chatMessage}
            value={draft.text}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      {error && <WriteFailure error={error} />}
      <FormActions>
        <Button type="submit" look="main" disabled={isPending || !draft.text.trim()}>
          <Trans>SEND</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
