import { Trans, useLingui } from '@lingui/react/macro'
import type { Conversation } from '#contract/domain/chat.ts'
import { textOf } from '#src/outbox/text-of.ts'
import { toast } from '#src/ui/toast-store.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { UnsentMessages } from './unsent-messages.tsx'
import { useReadMark } from './use-read-mark.ts'
import { useMessagesToSend } from './use-messages-to-send.ts'

/** A conversation as one of its two sees it, from the first message on. */
export function Chat({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const { t } = useLingui()
  const { chat, listing, messages } = conversation
  const { unsent, editing, edit, ...sending } = useMessagesToSend(conversation, userId, () =>
    toast(t`Message sent successfully`),
  )
  useReadMark(conversation, userId)

  const draftKey = `draft:${userId}:${listing.id}:${chat?.renterId ?? userId}`
  return (
    <>
      {messages.length === 0 && unsent.length === 0 && (
        <p>
          <Trans>Type your request below and press SEND.</Trans>
        </p>
      )}
      <MessageList messages={messages} userId={userId} />
      <UnsentMessages items={unsent} onEdit={edit} />
      <MessageForm
        {...sending}
        key={editing?.seq ?? 'new'}
        draftKey={editing ? `${draftKey}:${editing.seq}` : draftKey}
        firstText={editing ? textOf(editing) : ''}
        onStopEditing={editing && (() => edit(null))}
      />
    </>
  )
}
