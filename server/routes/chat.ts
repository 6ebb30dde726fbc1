import {
  encodeConversation,
  encodeInboxEntry,
  encodeMessage,
  encodeMessagePage,
} from '#contract/codecs/chat.ts'
import {
  getConversation,
  getConversationAsRenter,
  getInbox,
  getMessages,
  markRead,
  reportConversation,
  sendAsHost,
  sendAsRenter,
} from '#contract/endpoints/chat.ts'
import * as chat from '#server/services/chat.ts'
import * as reports from '#server/services/report-conversation.ts'
import * as sending from '#server/services/send-message.ts'
import { route } from '#server/plugins/route.ts'

export const chatRoutes = [
  route(getInbox, async ({ context, userId, query }) => ({
    resObj: (await chat.readInbox(context, userId, query.ChatId ?? null)).map(encodeInboxEntry),
  })),

  route(getConversationAsRenter, async ({ context, userId, params }) => ({
    resObj: encodeConversation(await chat.readConversationAsRenter(context, userId, params.id)),
  })),

  route(getConversation, async ({ context, userId, params }) => ({
    resObj: encodeConversation(await chat.readConversation(context, userId, params.id)),
  })),

  route(getMessages, async ({ context, userId, params, query }) => ({
    resObj: encodeMessagePage(await chat.readMessages(context, userId, params.id, query)),
  })),

  route(markRead, async ({ context, userId, params, body }) => {
    await chat.markRead(context, userId, params.id, body.upToId)
    return { resObj: null }
  }),

  route(reportConversation, async ({ context, userId, params, body, idempotency }) => {
    const report = { reason: body.Reason, note: body.Note }
    await reports.reportConversation(context, userId, params.id, report, idempotency)
    return { resObj: null }
  }),

  route(sendAsRenter, async ({ context, userId, body, idempotency }) => {
    const message = { listingId: body.RentId, text: body.Msg }
    return {
      resObj: encodeMessage(await sending.sendAsRenter(context, userId, message, idempotency)),
    }
  }),

  route(sendAsHost, async ({ context, userId, body, idempotency }) => {
    const message = { chatId: body.ChatId, text: body.Msg }
    return {
      resObj: encodeMessage(await sending.sendAsHost(context, userId, message, idempotency)),
    }
  }),
]
