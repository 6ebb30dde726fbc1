import { canWriteIn, type Addressee, type ChatMessage } from '#contract/domain/chat.ts'

type Told = Pick<ChatMessage, 'authorId' | 'kind' | 'notice'>

/** Whether somebody waits for something in a conversation that goes on: they have written, or the last that happened to
 *  the reservation is that it was asked for. */
export function waitsForNews(
  conversation: Addressee & { messages: readonly Told[] },
  userId: number,
): boolean {
  if (!canWriteIn(conversation)) return false
  const { messages } = conversation
  const hasWritten = messages.some(({ authorId, kind }) => kind === 'text' && authorId === userId)
  return hasWritten || messages.findLast(({ notice }) => notice)?.notice === 'requested'
}
