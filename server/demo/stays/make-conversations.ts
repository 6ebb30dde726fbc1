import type { Insertable } from 'kysely'
import { messageKinds } from '#contract/domain/chat.ts'
import type { ReservationStatus } from '#contract/domain/reservation.ts'
import type { ChatTable, MessageTable } from '#server/db/schema.ts'
import type { DemoListing } from '../demo-listing.ts'
import type { Users } from '../people/make-users.ts'
import { randomOf, type Random } from '../random.ts'
import { daysFrom, hoursFrom } from '../time.ts'
import { noticeText } from '#contract/domain/notice-text.ts'
import type { PlannedStay } from './plan.ts'
import type { Line, Talk } from './talk.ts'

const unreadForHours = 30

interface Said {
  authorId: number
  text: string
  at: Date
  notice: { stayAt: number; status: ReservationStatus } | null
}

interface Conversation {
  listing: DemoListing
  renterId: number
  said: Said[]
}

export interface Conversations {
  chats: (Insertable<ChatTable> & { id: number })[]
  messages: Insertable<MessageTable>[]
}

export interface ConversationsToMake {
  seed: string
  talk: Talk
  /** How many people only ask. */
  inquiries: number
  /** How many there are already: ids count on from there. */
  after: { stays: number; chats: number; messages: number }
}

/** What people wrote to each other about the reservations, and some who only asked.
 *  @param stays in the order of their ids */
export function makeConversations(
  listings: readonly DemoListing[],
  stays: readonly PlannedStay[],
  users: Users,
  now: Date,
  { seed, talk, inquiries, after }: ConversationsToMake,
): Conversations {
  const random = randomOf(seed)
  const byPair = new Map<string, Conversation>()
  const between = (listing: DemoListing, renterId: number): Conversation => {
    const pair = `${listing.id} ${renterId}`
    const conversation = byPair.get(pair) ?? { listing, renterId, said: [] }
    byPair.set(pair, conversation)
    return conversation
  }

  stays.forEach((stay, stayAt) => {
    between(stay.listing, stay.renterId).said.push(
      ...talkAbout(random, { stay, stayAt, talk, now }),
    )
  })
  const active = listings.filter(({ isActive }) => isActive)
  for (let at = 0; at < inquiries; at += 1) {
    const listing = random.pick(active)
    const { id: renterId } = random.pick(users.rows.slice(2))
    if (renterId === listing.lenderId || byPair.has(`${listing.id} ${renterId}`)) continue
    const begins = daysFrom(now, -random.between(0.1, 40))
    if (begins < listing.createdOn) continue
    const conversation = between(listing, renterId)
    conversation.said.push(
      ...spoken(random, conversation, random.pick(talk.questions), begins, now),
    )
  }
  return rowsOf([...byPair.values()], after, now)
}

type Pair = Pick<Conversation, 'listing' | 'renterId'>

/** Lines some minutes or hours apart, as far as they lie in the past. */
function spoken(
  random: Random,
  pair: Pair,
  lines: readonly Line[],
  after: Date,
  now: Date,
): Said[] {
  let at = after
  return lines.flatMap(([who, text]) => {
    at = hoursFrom(at, random.between(0.05, 3))
    const authorId = who === 'renter' ? pair.renterId : pair.listing.lenderId
    return at < now ? [{ authorId, text, at, notice: null }] : []
  })
}

function talkAbout(
  random: Random,
  { stay, stayAt, talk, now }: { stay: PlannedStay; stayAt: number; talk: Talk; now: Date },
): Said[] {
  const { listing, renterId, madeOn, first, moves, to } = stay
  const notice = (status: ReservationStatus, authorId: number, at: Date, note: string): Said => ({
    authorId,
    at,
    text: noticeText(status, note),
    notice: { stayAt, status },
  })
  const asked = random.chance(0.4)
    ? spoken(random, stay, random.pick(talk.questions), daysFrom(madeOn, -1), madeOn)
    : []
  const changes = moves.map(({ to: status, by, at, note }) =>
    notice(status, by === 'renter' ? renterId : listing.lenderId, at, note),
  )
  const last = moves.at(-1)
  const status = last?.to ?? first
  const isLendersCancel = last?.to === 'cancelled' && last.by === 'lender'
  const endings = isLendersCancel ? talk.regrets : talk.followUps[status]
  const ending = random.chance(0.7)
    ? spoken(random, stay, random.pick(endings), last?.at ?? madeOn, now)
    : []
  const isOver = status === 'confirmed' && to < now
  const goodbye = isOver ? spoken(random, stay, random.pick(talk.farewells), to, now) : []
  return [...asked, notice(first, renterId, madeOn, ''), ...changes, ...ending, ...goodbye]
}

/** Ids follow time, as they do where people write. */
function rowsOf(
  conversations: readonly Conversation[],
  after: ConversationsToMake['after'],
  now: Date,
): Conversations {
  const begun = conversations
    .filter(({ said }) => said.length > 0)
    .map((each) => ({ ...each, said: each.said.sort((a, b) => a.at.getTime() - b.at.getTime()) }))
    .sort((a, b) => (a.said[0]?.at.getTime() ?? 0) - (b.said[0]?.at.getTime() ?? 0))
  const all = begun
    .flatMap((conversation, chatAt) =>
      conversation.said.map((said) => ({ ...said, chatAt, listingId: conversation.listing.id })),
    )
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const messages = all.map(({ chatAt, listingId, authorId, text, at, notice }, index) => ({
    id: after.messages + index + 1,
    listing_id: listingId,
    chat_id: after.chats + chatAt + 1,
    author_id: authorId,
    kind_id: messageKinds.indexOf(notice ? 'reservation' : 'text'),
    text,
    reservation_id: notice ? after.stays + notice.stayAt + 1 : null,
    status: notice?.status ?? '',
    created_on: at,
  }))
  const readUpTo = (chatId: number, readerId: number): number => {
    const isSeen = ({ author_id, created_on }: (typeof messages)[number]) =>
      author_id === readerId || created_on < hoursFrom(now, -unreadForHours)
    const inChat = messages.filter(({ chat_id }) => chat_id === chatId)
    return inChat.findLast(isSeen)?.id ?? 0
  }
  const chats = begun.map(({ listing, renterId, said }, at) => {
    const id = after.chats + at + 1
    return {
      id,
      listing_id: listing.id,
      renter_id: renterId,
      host_id: listing.lenderId,
      renter_read_id: readUpTo(id, renterId),
      host_read_id: readUpTo(id, listing.lenderId),
      created_on: said[0]?.at ?? now,
    }
  })
  return { chats, messages }
}
