import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { canWriteIn } from '#contract/domain/chat.ts'
import { textOf } from '#src/outbox/text-of.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { BlockedNotice } from './blocked-notice.tsx'
import type { KnownConversation } from './known-conversation.ts'
import { MessageForm, writeId } from './message-form.tsx'
import type { ActionsOfReservation } from './notice-actions.ts'
import { Thread } from './thread.tsx'
import { useMessagesToSend } from './use-messages-to-send.ts'

/** A conversation as one of its two sees it.
 *  @param noticeActions stands below the notice of a reservation
 *  @param hint stands above the field */
export function Chat({
  conversation: latest,
  userId,
  noticeActions,
  hint,
}: {
  conversation: KnownConversation
  userId: number
  noticeActions: ActionsOfReservation
  hint: ReactNode
}) {
  const { t } = useLingui()
  // Drawn in steps that let the page breathe: there may be ten thousand messages.
  const conversation = useDeferredValue(latest)
  const { chat, listing, messages, peer, isBlocked } = conversation
  const canWrite = canWriteIn(conversation)
  const { unsent, editing, edit, ...sending } = useMessagesToSend(conversation, userId, () =>
    toast(t`Message sent successfully`),
  )
  useFieldFocus(editing?.seq)

  const draftKey = `draft:${userId}:${listing.id}:${chat?.renterId ?? userId}`
  return (
    <>
      {canWrite && messages.length === 0 && unsent.length === 0 && (
        <p>
          <Trans>Type your request below and press SEND.</Trans>
        </p>
      )}
      {canWrite && (
        <SkipLink to={writeId}>
          <Trans>Skip to the message field</Trans>
        </SkipLink>
      )}
      <Thread
        conversation={conversation}
        userId={userId}
        unsent={unsent}
        onEdit={canWrite ? edit : undefined}
        noticeActions={noticeActions}
      />
      {hint}
      {peer.isFormer && (
        <Notice>
          <Trans>This account was deleted: nobody would read your message.</Trans>
        </Notice>
      )}
      {isBlocked && !peer.isFormer && <BlockedNotice peer={peer} />}
      {canWrite && (
        <MessageForm
          {...sending}
          key={editing?.seq ?? 'new'}
          draftKey={editing ? `${draftKey}:${editing.seq}` : draftKey}
          firstText={editing ? textOf(editing) : ''}
          onStopEditing={editing && (() => edit(null))}
        />
      )}
    </>
  )
}

/** Who begins or ends to change a message is in its field, which is another one each time.
 *  @param seq of the message that is changed */
function useFieldFocus(seq: number | undefined): void {
  const before = useRef(seq)
  useEffect(() => {
    if (before.current === seq) return
    before.current = seq
    document.getElementById(writeId)?.querySelector('textarea')?.focus()
  }, [seq])
}
