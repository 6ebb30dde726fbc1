import * as z from 'zod/mini'
import {
  conversationCodec,
  inboxEntryCodec,
  messageCodec,
  messagePageCodec,
} from '../codecs/chat.ts'
import { byId, endpoint, idInPath } from '../endpoint.ts'
import { hostMessage, renterMessage } from '../wire/chat.ts'
import { id } from '../wire/primitives.ts'
import { conversationReport } from '../wire/report.ts'

/** The renter's conversation about a listing; `id` is the listing's. */
export const getConversationAsRenter = endpoint({
  method: 'GET',
  path: 'api/chat/getmsgsclient/:id',
  access: 'user',
  params: byId,
  response: conversationCodec,
})

export const getConversation = endpoint({
  method: 'GET',
  path: 'api/chat/get_by_id/:id',
  access: 'user',
  params: byId,
  response: conversationCodec,
})

/** Messages next to those that the caller has: the first after one, or the last before one. */
export const getMessages = endpoint({
  method: 'GET',
  path: 'api/chat/messages/:id',
  access: 'user',
  params: byId,
  query: z
    .strictObject({ after: z.optional(idInPath), before: z.optional(idInPath) })
    .check(
      z.refine(
        ({ after, before }) => (after === undefined) !== (before === undefined),
        'Either after or before is required.',
      ),
    ),
  response: messagePageCodec,
})

export const sendAsRenter = endpoint({
  method: 'POST',
  path: 'api/chat/clientmsg',
  access: 'user',
  offline: 'queue',
  body: renterMessage,
  response: messageCodec,
  invalidates: ['chats'],
})

export const sendAsHost = endpoint({
  method: 'POST',
  path: 'api/chat/hostmsg',
  access: 'user',
  offline: 'queue',
  body: hostMessage,
  response: messageCodec,
  invalidates: ['chats'],
})

export const getInbox = endpoint({
  method: 'GET',
  path: 'api/chat/getmine',
  access: 'user',
  /** One conversation alone. */
  query: z.strictObject({ ChatId: z.optional(idInPath) }),
  response: z.array(inboxEntryCodec),
})

/** Moves the caller's last-read mark, which never goes back. */
export const markRead = endpoint({
  method: 'POST',
  path: 'api/chat/read/:id',
  access: 'user',
  offline: 'queue',
  params: byId,
  body: z.strictObject({ upToId: id }),
  response: z.null(),
})

/** Tells the operator what is wrong with a conversation. */
export const reportConversation = endpoint({
  method: 'POST',
  path: 'api/chat/report/:id',
  access: 'user',
  offline: 'queue',
  params: byId,
  body: conversationReport,
  response: z.null(),
})
