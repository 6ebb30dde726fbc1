import { getMessages } from '#contract/endpoints/chat.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { withEarlier, type KnownConversation } from './known-conversation.ts'

/** Reads the messages before the first that is there; they are for this page alone, not for the device.
 *  @throws ApiError, NetworkError */
export async function readEarlier({ chat, messages }: KnownConversation): Promise<void> {
  const before = messages[0]?.id
  if (!chat || !before) return
  const { resObj: page } = await call(getMessages, { params: { id: chat.id }, query: { before } })
  queryClient.setQueriesData<KnownConversation>(
    {
      queryKey: ['chats'],
      predicate: ({ state }) => (state.data as KnownConversation | undefined)?.chat?.id === chat.id,
    },
    (known) => known && withEarlier(known, { before, page }),
  )
}
