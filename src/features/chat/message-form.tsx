import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type PointerEvent } from 'react'
import { isBlank } from '#contract/domain/is-blank.ts'
import { textLimits } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { forgetDraft, keepDraft, keptDraft, newDraft, type Draft } from './kept-draft.ts'
import styles from './message-form.module.css'

/** Names the place where a message is typed. */
export const writeId = 'write'

/** Where a message is typed. The text stays until the outbox has it, through a reload and a crash.
 *  @param draftKey under which the text is kept on this device
 *  @param firstText where nothing is kept yet
 *  @param onStopEditing given while an unsent message is changed */
export function MessageForm({
  draftKey,
  firstText,
  onStopEditing,
  send,
  error,
  forgetError,
  isPending,
}: {
  draftKey: string
  firstText: string
  onStopEditing: (() => void) | null
  send(message: Draft, onQueued: () => void): void
  error: Error | null
  forgetError(): void
  isPending: boolean
}) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => keptDraft(draftKey) ?? newDraft(firstText))

  const type = (text: string) => {
    const next = newDraft(text)
    keepDraft(draftKey, next)
    setDraft(next)
    forgetError()
  }
  const submit = () => {
    if (isBlank(draft.text) || isPending) return
    send(draft, () => {
      forgetDraft(draftKey, draft)
      setDraft((now) => (now.key === draft.key ? newDraft() : now))
    })
  }
  return (
    <div id={writeId} tabIndex={-1} data-foot className={styles.form}>
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
          <Button
            type="submit"
            look="main"
            aria-disabled={isPending || isBlank(draft.text)}
            onPointerDown={leaveFocus}
          >
            <Icon name="send" />
            <Trans>SEND</Trans>
          </Button>
        </div>
        {onStopEditing && (
          <Button
            look="quiet"
            onClick={() => {
              forgetDraft(draftKey, draft)
              onStopEditing()
            }}
          >
            <Trans>Leave it as it was</Trans>
          </Button>
        )}
      </Form>
    </div>
  )
}

/** The keyboard of a phone stays open as long as the field has the focus. */
function leaveFocus(event: PointerEvent<HTMLButtonElement>): void {
  const isWriting = event.currentTarget.form?.contains(document.activeElement)
  if (isWriting) event.preventDefault()
}
