import * as z from 'zod/mini'
import { reservationStatuses } from '../domain/reservation.ts'
import { textLimits } from '../limits.ts'
import { flag, id, instant } from './primitives.ts'
import { seenText } from './seen-text.ts'

const messageIdOrNone = z.int().check(z.nonnegative())

export const chatRecord = z.object({
  Id: id,
  RentId: id,
  UserId: id,
  UserIdHost: id,
  /** The newest message that the viewer has seen, and that the other one has; 0 before any. */
  ReadUpToId: messageIdOrNone,
  PeerReadUpToId: messageIdOrNone,
  DateCreated: instant,
})

export type ChatRecord = z.output<typeof chatRecord>

export const chatMessage = z.object({
  Id: id,
  ChatId: id,
  UserId: id,
  UserIdHost: id,
  RentId: id,
  DateCreated: instant,
  FirstName: z.string(),
  IsRead: flag,
  /** The reservation's state that a notice tells of; '' for text. */
  Status: z.enum(['', ...reservationStatuses]),
  MsgTypeId: z.union([z.literal(0), z.literal(1)]),
  /** That a notice tells of; null for text. */
  ReservationId: z.nullable(id),
  Msg: z.string(),
  ClientKey: z.nullable(z.string()),
})

export type ChatMessageRecord = z.output<typeof chatMessage>

const messageText = seenText('Message', textLimits.chatMessage)

/** The fields of a message that the server fills in: accepted, and ignored. */
const filledIn = z.partial(
  z.strictObject({ ...chatMessage.shape, Id: z.union([id, z.literal(-1)]) }),
)

export const renterMessage = z.extend(filledIn, { RentId: id, Msg: messageText })
export const hostMessage = z.extend(filledIn, { ChatId: id, Msg: messageText })
