/** Of the inbox in the cache, for those who show a part of it and must not bring the schemas along. */
export const inboxKey = ['chats', 'inbox'] as const
