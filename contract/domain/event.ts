/** Somebody has read a conversation up to a message. */
export interface ReadEvent {
  about: 'read'
  /** Of the chat. */
  id: number
  readerId: number
  upToId: number
}

/** What has changed; of a session, whose it was, since it is over. No more than ids: whoever hears of a change asks for the rest, as far as they may see it. */
export type SiteEvent =
  | { about: 'chat' | 'reservation' | 'listing' | 'session'; id: number }
  | ReadEvent
