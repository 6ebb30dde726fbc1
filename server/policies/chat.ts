import type { Chat } from '#contract/domain/chat.ts'

type Sides = Pick<Chat, 'renterId' | 'hostId'>

export const mayReadChat = (userId: number, { renterId, hostId }: Sides) =>
  userId === renterId || userId === hostId

export const mayWriteAsHost = (userId: number, { hostId }: Sides) => userId === hostId
