/** Somebody has read a conversation up to a message. */
export interface ReadEvent {
  about: 'read'
  /** Of the chat. */
  id: number
  readerId: number
  upToId: number
}

/** What has changed. No more than ids: whoever hears of a change asks for the rest, as far as they may see it. */
export type SiteEvent = { about: 'chat' | 'reservation'; id: number } | ReadEvent
