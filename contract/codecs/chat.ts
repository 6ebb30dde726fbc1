import * as z from 'zod/mini'
import {
  messageKinds,
  type Chat,
  type ChatMessage,
  type Conversation,
  type InboxEntry,
  type MessagePage,
} from '../domain/chat.ts'
import { reservationStatuses } from '../domain/reservation.ts'
import { chatMessage, chatRecord, type ChatMessageRecord, type ChatRecord } from '../wire/chat.ts'
import { flag, id, instant } from '../wire/primitives.ts'
import { rentItem } from '../wire/rent-item.ts'
import { publicUserInfo } from '../wire/user.ts'
import { decodeListing, encodeListing } from './listing.ts'
import { decodeFlag, decodeInstant, encodeFlag, encodeInstant } from './primitives.ts'
import { decodePublicUser, encodePublicUser } from './user.ts'

export function decodeChat(wire: ChatRecord): Chat {
  return {
    id: wire.Id,
    listingId: wire.RentId,
    renterId: wire.UserId,
    hostId: wire.UserIdHost,
    readUpToId: wire.ReadUpToId,
    peerReadUpToId: wire.PeerReadUpToId,
    createdOn: decodeInstant(wire.DateCreated),
  }
}

export function encodeChat(chat: Chat): ChatRecord {
  return {
    Id: chat.id,
    RentId: chat.listingId,
    UserId: chat.renterId,
    UserIdHost: chat.hostId,
    ReadUpToId: chat.readUpToId,
    PeerReadUpToId: chat.peerReadUpToId,
    DateCreated: encodeInstant(chat.createdOn),
  }
}

function decodeMessage(wire: ChatMessageRecord): ChatMessage {
  return {
    id: wire.Id,
    chatId: wire.ChatId,
    listingId: wire.RentId,
    hostId: wire.UserIdHost,
    authorId: wire.UserId,
    authorFirstName: wire.FirstName,
    kind: messageKinds[wire.MsgTypeId],
    notice: wire.Status || null,
    reservationId: wire.ReservationId,
    text: wire.Msg,
    isRead: decodeFlag(wire.IsRead),
    createdOn: decodeInstant(wire.DateCreated),
    clientKey: wire.ClientKey,
  }
}

export function encodeMessage(message: ChatMessage): ChatMessageRecord {
  return {
    Id: message.id,
    ChatId: message.chatId,
    UserId: message.authorId,
    UserIdHost: message.hostId,
    RentId: message.listingId,
    DateCreated: encodeInstant(message.createdOn),
    FirstName: message.authorFirstName,
    IsRead: encodeFlag(message.isRead),
    Status: message.notice ?? '',
    MsgTypeId: message.kind === 'text' ? 0 : 1,
    ReservationId: message.reservationId,
    Msg: message.text,
    ClientKey: message.clientKey,
  }
}

export const messageCodec = z.codec(chatMessage, z.custom<ChatMessage>(), {
  decode: decodeMessage,
  encode: encodeMessage,
})

const conversationRecord = z.object({
  chat: z.nullable(chatRecord),
  messages: z.array(chatMessage),
  HasEarlier: flag,
  peerUser: publicUserInfo,
  IsBlocked: flag,
  rentObj: rentItem,
})

export const encodeConversation = (conversation: Conversation) => ({
  chat: conversation.chat && encodeChat(conversation.chat),
  messages: conversation.messages.map(encodeMessage),
  HasEarlier: encodeFlag(conversation.hasEarlier),
  peerUser: encodePublicUser(conversation.peer),
  IsBlocked: encodeFlag(conversation.isBlocked),
  rentObj: encodeListing(conversation.listing),
})

export const conversationCodec = z.codec(conversationRecord, z.custom<Conversation>(), {
  decode: (wire): Conversation => ({
    chat: wire.chat && decodeChat(wire.chat),
    messages: wire.messages.map(decodeMessage),
    hasEarlier: decodeFlag(wire.HasEarlier),
    peer: decodePublicUser(wire.peerUser),
    isBlocked: decodeFlag(wire.IsBlocked),
    listing: decodeListing(wire.rentObj),
  }),
  encode: encodeConversation,
})

const messagePageRecord = z.object({
  chat: chatRecord,
  messages: z.array(chatMessage),
  HasMore: flag,
})

export const encodeMessagePage = ({ chat, messages, hasMore }: MessagePage) => ({
  chat: encodeChat(chat),
  messages: messages.map(encodeMessage),
  HasMore: encodeFlag(hasMore),
})

export const messagePageCodec = z.codec(messagePageRecord, z.custom<MessagePage>(), {
  decode: (wire): MessagePage => ({
    chat: decodeChat(wire.chat),
    messages: wire.messages.map(decodeMessage),
    hasMore: decodeFlag(wire.HasMore),
  }),
  encode: encodeMessagePage,
})

const inboxEntryRecord = z.object({
  chat: chatRecord,
  peerUser: publicUserInfo,
  rentObj: rentItem,
  lastMessage: chatMessage,
  unread: z.int(),
  /** The newest of the two; null before any. */
  Reservation: z.nullable(
    z.object({
      Id: id,
      Status: z.enum(reservationStatuses),
      DTTO: instant,
      MadeOn: z.optional(instant),
    }),
  ),
})

export const encodeInboxEntry = (entry: InboxEntry) => ({
  chat: encodeChat(entry.chat),
  peerUser: encodePublicUser(entry.peer),
  rentObj: encodeListing(entry.listing),
  lastMessage: encodeMessage(entry.lastMessage),
  unread: entry.unreadCount,
  Reservation: entry.reservation && {
    Id: entry.reservation.id,
    Status: entry.reservation.status,
    DTTO: encodeInstant(entry.reservation.to),
    MadeOn: entry.reservation.madeOn && encodeInstant(entry.reservation.madeOn),
  },
})

export const inboxEntryCodec = z.codec(inboxEntryRecord, z.custom<InboxEntry>(), {
  decode: (wire): InboxEntry => ({
    chat: decodeChat(wire.chat),
    peer: decodePublicUser(wire.peerUser),
    listing: decodeListing(wire.rentObj),
    lastMessage: decodeMessage(wire.lastMessage),
    unreadCount: wire.unread,
    reservation: wire.Reservation && {
      id: wire.Reservation.Id,
      status: wire.Reservation.Status,
      to: decodeInstant(wire.Reservation.DTTO),
      madeOn: wire.Reservation.MadeOn ? decodeInstant(wire.Reservation.MadeOn) : undefined,
    },
  }),
  encode: encodeInboxEntry,
})
