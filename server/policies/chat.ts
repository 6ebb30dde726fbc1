import type { Chat } from '#contract/domain/chat.ts'

export const mayReadChat = (userId: number, { renterId, hostId }: Chat) =>
  userId === renterId || userId === hostId

export const mayWriteAsHost = (userId: number, { hostId }: Chat) => userId === hostId
