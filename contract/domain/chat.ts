import type { Listing } from './listing.ts'
import type { Reservation, ReservationStatus } from './reservation.ts'
import type { PublicUser } from './user.ts'

export const messageKinds = ['text', 'reservation'] as const
export type MessageKind = (typeof messageKinds)[number]

/** One conversation for a renter and a listing. */
export interface Chat {
  id: number
  listingId: number
  renterId: number
  hostId: number
  /** The newest message that its viewer has seen, and that the other one has; 0 before any. Neither goes back. */
  readUpToId: number
  peerReadUpToId: number
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
  /** What a notice tells, and of which reservation; null for text. */
  notice: ReservationStatus | null
  reservationId: number | null
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
  /** Oldest first: the newest of them, or all. */
  messages: ChatMessage[]
  hasEarlier: boolean
  peer: PublicUser
  /** Whether the viewer has blocked the other one. */
  isBlocked: boolean
  listing: Listing
}

/** Of a conversation, what says whether it goes on. */
export interface Addressee extends Pick<Conversation, 'isBlocked'> {
  peer: Pick<PublicUser, 'isFormer'>
}

/** Whether somebody is there to read what its viewer would write. */
export const canWriteIn = ({ peer, isBlocked }: Addressee) => !peer.isFormer && !isBlocked

/** Messages of a conversation next to those that somebody has. */
export interface MessagePage {
  chat: Chat
  /** Oldest first. */
  messages: ChatMessage[]
  /** Whether there are others beyond. */
  hasMore: boolean
}

/** A conversation as a line of the inbox. */
export interface InboxEntry {
  chat: Chat
  peer: PublicUser
  listing: Listing
  lastMessage: ChatMessage
  unreadCount: number
  /** The newest reservation of the two; null before any. What a device has kept for long may not say when it was made. */
  reservation: (Pick<Reservation, 'id' | 'status' | 'to'> & { madeOn?: Date | undefined }) | null
}
