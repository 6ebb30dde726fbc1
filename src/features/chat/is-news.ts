import type { ChatMessage } from '#contract/domain/chat.ts'

/** Whether the clock has made it, and not who stands as its author. */
export const isOfClock = ({ notice }: Pick<ChatMessage, 'notice'>) => notice === 'expired'

/** Whether a message tells its reader something: of a request that has expired both are told. */
export const isNews = (message: Pick<ChatMessage, 'authorId' | 'notice'>, userId: number) =>
  message.authorId !== userId || isOfClock(message)
