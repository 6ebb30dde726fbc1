import type { Chat, ChatMessage } from './chat.ts'

/** Messages put together in the server's order, each once. What is known stays the same object.
 *  @param known in order */
export function joinMessages(
  known: readonly ChatMessage[],
  others: readonly ChatMessage[],
): ChatMessage[] {
  const ids = new Set(known.map(({ id }) => id))
  const added = others.filter(({ id }) => !ids.has(id))
  return [...known, ...added].sort((a, b) => a.id - b.id)
}

/** With messages that came by another way than those around them. What belongs before the first one comes when that is
 *  read. */
export const addMessages = (known: readonly ChatMessage[], others: readonly ChatMessage[]) =>
  joinMessages(
    known,
    others.filter(({ id }) => id > (known[0]?.id ?? 0)),
  )

/** A chat as it is known from two answers, of which either may be the older one: read marks never go back. */
export const joinChat = (known: Chat, other: Chat): Chat => ({
  ...other,
  readUpToId: Math.max(known.readUpToId, other.readUpToId),
  peerReadUpToId: Math.max(known.peerReadUpToId, other.peerReadUpToId),
})
