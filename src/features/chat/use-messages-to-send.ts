import { useCallback, useState } from 'react'
import { canWriteIn, type Conversation } from '#contract/domain/chat.ts'
import { useWrite } from '#src/api/use-write.ts'
import type { OutboxItem } from '#src/outbox/item.ts'
import { settled } from '#src/sending/look.ts'
import { editItem } from '#src/sending/page-outbox.ts'
import { queueCall, requestOfCall } from '#src/sending/queue-call.ts'
import { hostLane, renterLane } from '#src/sending/queued-calls.ts'
import { useLane } from '#src/sending/use-unsent.ts'
import type { Draft } from './kept-draft.ts'

interface Sent {
  draft: Draft
  /** Called as soon as nothing can be lost, whatever the page shows by then. */
  onQueued(): void
}

/** The user's side of a conversation: what is on its way, and how something gets there.
 *  @param onArrived for each that the server takes while this page is open */
export function useMessagesToSend(
  conversation: Conversation,
  userId: number,
  onArrived: () => void,
) {
  const { chat, listing, messages } = conversation
  const isHost = chat !== null && userId === chat.hostId
  const items = useLane(isHost ? hostLane(chat.id) : renterLane(listing.id))
  const [taken, setTaken] = useState<OutboxItem | null>(null)
  const editing = canWriteIn(conversation) ? taken : null

  async function queue({ draft: { text, key }, onQueued }: Sent): Promise<void> {
    const call = isHost
      ? ({ kind: 'host-message', parts: { body: { ChatId: chat.id, Msg: text } } } as const)
      : ({ kind: 'renter-message', parts: { body: { RentId: listing.id, Msg: text } } } as const)
    const isEdited =
      editing !== null && (await editItem(editing.seq, key, requestOfCall(call.kind, call.parts)))
    const queued = isEdited
      ? null
      : await queueCall(call.kind, call.parts, { id: key, about: listing.title })
    onQueued()
    // Another one may have been taken back meanwhile.
    setTaken((now) => (now === editing ? null : now))
    if (queued && 'answer' in queued) onArrived()
    else void settled(key).then((item) => item?.state === 'acknowledged' && onArrived())
  }

  const { mutate, error, isPending, reset } = useWrite({ mutationFn: queue })
  const forgetError = useCallback(() => {
    if (error) reset()
  }, [error, reset])
  const edit = useCallback(
    (item: OutboxItem | null) => {
      forgetError()
      setTaken(item)
    },
    [forgetError],
  )
  const hasArrived = (id: string) => messages.some(({ clientKey }) => clientKey === id)
  return {
    unsent: items.filter(({ id, seq }) => seq !== editing?.seq && !hasArrived(id)),
    editing,
    edit,
    send: (draft: Draft, onQueued: () => void) => mutate({ draft, onQueued }),
    error,
    forgetError,
    isPending,
  }
}
