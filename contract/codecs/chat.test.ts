import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { expectRoundTrip } from '#tests/fixtures/round-trip.ts'
import * as wire from '#tests/fixtures/wire-arbitraries.ts'
import { chatRecord } from '../wire/chat.ts'
import {
  conversationCodec,
  decodeChat,
  encodeChat,
  inboxEntryCodec,
  messageCodec,
  messagePageCodec,
} from './chat.ts'

const chatCodec = z.codec(chatRecord, z.any(), { decode: decodeChat, encode: encodeChat })

test('a chat comes back as it went', () => {
  expectRoundTrip(chatCodec, wire.chat)
})

test('a message comes back as it went', () => {
  expectRoundTrip(messageCodec, wire.message)
})

test('a conversation comes back as it went, before its first message too', () => {
  expectRoundTrip(conversationCodec, wire.conversation)
})

test('a page of messages comes back as it went', () => {
  expectRoundTrip(messagePageCodec, wire.messagePage)
})

test('a line of the inbox comes back as it went', () => {
  expectRoundTrip(inboxEntryCodec, wire.inboxEntry)
})

test('a message is a notice exactly when it says what became of a reservation', () => {
  const [sent] = fc.sample(wire.message, { seed: 1, numRuns: 1 })
  const notice = z.decode(messageCodec, { ...sent!, MsgTypeId: 1, Status: 'confirmed' })
  expect(notice).toMatchObject({ kind: 'reservation', notice: 'confirmed' })
  const words = z.decode(messageCodec, { ...sent!, MsgTypeId: 0, Status: '' })
  expect(words).toMatchObject({ kind: 'text', notice: null })
})
