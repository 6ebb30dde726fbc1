import * as z from 'zod/mini'
import {
  messageKinds,
  type Chat,
  type ChatMessage,
  type Conversation,
  type InboxEntry,
} from '../domain/chat.ts'
import { chatMessage, chatRecord, type ChatMessageRecord, type ChatRecord } from '../wire/chat.ts'
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
    createdOn: decodeInstant(wire.DateCreated),
  }
}

export function encodeChat(chat: Chat): ChatRecord {
  return {
    Id: chat.id,
    RentId: chat.listingId,
    UserId: chat.renterId,
    UserIdHost: chat.hostId,
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
  peerUser: publicUserInfo,
  rentObj: rentItem,
})

export const encodeConversation = ({ chat, messages, peer, listing }: Conversation) => ({
  chat: chat && encodeChat(chat),
  messages: messages.map(encodeMessage),
  peerUser: encodePublicUser(peer),
  rentObj: encodeListing(listing),
})

export const conversationCodec = z.codec(conversationRecord, z.custom<Conversation>(), {
  decode: (wire): Conversation => ({
    chat: wire.chat && decodeChat(wire.chat),
    messages: wire.messages.map(decodeMessage),
    peer: decodePublicUser(wire.peerUser),
    listing: decodeListing(wire.rentObj),
  }),
  encode: encodeConversation,
})

const inboxEntryRecord = z.object({
  chat: chatRecord,
  peerUser: publicUserInfo,
  rentObj: rentItem,
  lastMessage: chatMessage,
  unread: z.int(),
})

export const encodeInboxEntry = (entry: InboxEntry) => ({
  chat: encodeChat(entry.chat),
  peerUser: encodePublicUser(entry.peer),
  rentObj: encodeListing(entry.listing),
  lastMessage: encodeMessage(entry.lastMessage),
  unread: entry.unreadCount,
})

export const inboxEntryCodec = z.codec(inboxEntryRecord, z.custom<InboxEntry>(), {
  decode: (wire): InboxEntry => ({
    chat: decodeChat(wire.chat),
    peer: decodePublicUser(wire.peerUser),
    listing: decodeListing(wire.rentObj),
    lastMessage: decodeMessage(wire.lastMessage),
    unreadCount: wire.unread,
  }),
  encode: encodeInboxEntry,
})
