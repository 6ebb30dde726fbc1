/** What a device shows of what it is told, with no page open. */
export interface PushNotice {
  title: string
  body: string
  /** Where a tap leads. */
  path: string
  /** A newer one of the same tag stands in the older one's place. */
  tag: string
  /** The language of both texts. */
  lang: string
}

/** Of what is said in a conversation, shown or still on its way. */
export const conversationTag = (chatId: number): string => `chat-${chatId}`

/** Where each side has its conversation. */
export const conversationPath = (
  side: 'renter' | 'host',
  { id, listingId }: { id: number; listingId: number },
): string => (side === 'renter' ? `/newchat/${listingId}` : `/hostchat/${id}`)
