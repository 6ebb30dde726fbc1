import type { ChatMessage } from '#contract/domain/chat.ts'

type Told = Pick<ChatMessage, 'authorId' | 'kind' | 'notice'>

/** Whether somebody waits for something in a conversation: they have written, or the last that happened to the
 *  reservation is that it was asked for. */
export function waitsForNews(messages: readonly Told[], userId: number): boolean {
  const hasWritten = messages.some(({ authorId, kind }) => kind === 'text' && authorId === userId)
  return hasWritten || messages.findLast(({ notice }) => notice)?.notice === 'requested'
}
