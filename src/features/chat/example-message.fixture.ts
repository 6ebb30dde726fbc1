import type { ChatMessage } from '#contract/domain/chat.ts'

export const exampleMessage = (fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  chatId: 1,
  listingId: 1,
  hostId: 2,
  authorId: 1,
  authorFirstName: '',
  kind: 'text',
  notice: null,
  reservationId: null,
  text: `Message ${fields.id ?? 1}`,
  isRead: true,
  createdOn: new Date('2026-03-01T10:00:00'),
  clientKey: null,
  ...fields,
})
