import type { Listing } from './listing.ts'
import type { ReservationStatus } from './reservation.ts'
import type { PublicUser } from './user.ts'

export const messageKinds = ['text', 'reservation'] as const
export type MessageKind = (typeof messageKinds)[number]

/** One conversation for a renter and a listing. */
export interface Chat {
  id: number
  listingId: number
  renterId: number
  hostId: number
  createdOn: Date
}

export interface ChatMessage {
  id: number
  chatId: number
  listingId: number
  hostId: number
  authorId: number
  authorFirstName: string
  kind: MessageKind
  /** What a reservation notice tells; null for text. */
  notice: ReservationStatus | null
  text: string
  /** Read by the other one. */
  isRead: boolean
  createdOn: Date
  /** The key under which its author sent it; null on what others wrote. */
  clientKey: string | null
}

export interface Conversation {
  /** null before the first message. */
  chat: Chat | null
  messages: ChatMessage[]
  peer: PublicUser
  listing: Listing
}

/** A conversation as a line of the inbox. */
export interface InboxEntry {
  chat: Chat
  peer: PublicUser
  listing: Listing
  lastMessage: ChatMessage
  unreadCount: number
}
