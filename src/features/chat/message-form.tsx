import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { textLimits } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { emptyDraft, forgetDraft, keepDraft, keptDraft, type Draft } from './kept-draft.ts'
import styles from './message-form.module.css'

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
  const [draft, setDraft] = useState(() => keptDraft(draftKey))

  const type = (text: string) => {
    const next = { ...emptyDraft(), text }
    keepDraft(draftKey, next)
    setDraft(next)
  }
  const submit = () => {
    if (!draft.text.trim() || isPending) return
    send(draft, () => {
      forgetDraft(draftKey, draft)
      setDraft((now) => (now.key === draft.key ? emptyDraft() : now))
    })
  }
  return (
    <div className={styles.form}>
      <Form onSend={submit}>
        {error && <WriteFailure error={error} />}
        <div className={styles.line}>
          <TextArea
            label={t`Message`}
            rows={1}
            maxLength={textLimits.chatMessage}
            value={draft.text}
            onChange={type}
            onEnter={submit}
          />
          <Button type="submit" look="main" aria-disabled={isPending || !draft.text.trim()}>
            <Icon name="send" />
            <Trans>SEND</Trans>
          </Button>
        </div>
      </Form>
    </div>
  )
}
