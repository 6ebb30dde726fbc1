import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Conversation } from '#contract/domain/chat.ts'
import { markRead, sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { callMutation } from '#src/api/mutation.ts'
import { toast } from '#src/ui/toast-store.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'

/** A conversation as one of its two sees it, from the first message on. */
export function Chat({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const { t } = useLingui()
  const { chat, listing, messages } = conversation
  const asRenter = useMutation(callMutation(sendAsRenter))
  const asHost = useMutation(callMutation(sendAsHost))
  useReadMark(conversation, userId)

  const send = ({ text, key }: { text: string; key: string }, onSent: () => void) => {
    const onSuccess = () => {
      onSent()
      toast(t`Message sent successfully`)
    }
    if (chat && userId === chat.hostId) {
      asHost.mutate({ body: { ChatId: chat.id, Msg: text }, idempotencyKey: key }, { onSuccess })
    } else {
      asRenter.mutate(
        { body: { RentId: listing.id, Msg: text }, idempotencyKey: key },
        { onSuccess },
      )
    }
  }
  return (
    <>
      {messages.length === 0 && (
        <p>
          <Trans>Type your request below and press SEND.</Trans>
        </p>
      )}
      <MessageList messages={messages} userId={userId} />
      <MessageForm
        draftKey={`draft:${userId}:${listing.id}:${chat?.renterId ?? userId}`}
        error={asRenter.error ?? asHost.error}
        isPending={asRenter.isPending || asHost.isPending}
        send={send}
      />
    </>
  )
}

/** What is on the screen has been read. */
function useReadMark({ chat, messages }: Conversation, userId: number): void {
  const { mutate } = useMutation(callMutation(markRead))
  const chatId = chat?.id
  const lastOfPeer = messages.findLast(({ authorId }) => authorId !== userId)?.id
  useEffect(() => {
    if (chatId && lastOfPeer) mutate({ params: { id: chatId }, body: { upToId: lastOfPeer } })
  }, [chatId, lastOfPeer, mutate])
}
