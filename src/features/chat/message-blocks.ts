import type { ChatMessage } from '#contract/domain/chat.ts'
import { dayOf } from './message-run.ts'

/** Some messages of one day: what a browser lays out, or leaves alone while it is out of sight. */
export interface MessageBlock {
  /** The same for as long as the block is there, whatever is put before or after what it holds. */
  key: number
  messages: ChatMessage[]
  /** What was said before and after it on the same day; null at the ends of the day. */
  above: ChatMessage | null
  below: ChatMessage | null
}

/** On average so many messages are between two cuts. */
const blockLength = 40
/** The golden ratio of 32 bits: ids that follow each other are far apart when multiplied by it. */
const scatter = 2_654_435_761

/** A conversation by the days of the reader's clock, and long days in pieces. Where it is cut follows from the
 *  messages themselves, so that a block stays what it is when others come before or after it.
 *  @param messages oldest first
 *  @param before the blocks of the conversation as it was */
export function messageBlocks(
  messages: readonly ChatMessage[],
  before: readonly MessageBlock[] = [],
): MessageBlock[] {
  // A block grows at its beginning or at its end, and the other end stays.
  const keys = new Map(
    before.flatMap(({ key, messages }) => endsOf(messages).map((id) => [id, key] as const)),
  )
  const taken = new Set<number>()
  return cutBlocks(messages).map((block) => {
    const ends = endsOf(block.messages)
    const known = ends.map((id) => keys.get(id)).find((key) => key && !taken.has(key))
    const key = known ?? ends[0]
    taken.add(key)
    return { ...block, key }
  })
}

type Cut = Omit<MessageBlock, 'key'>

function cutBlocks(messages: readonly ChatMessage[]): Cut[] {
  const blocks: Cut[] = []
  let day: [from: Date, to: Date] | undefined
  for (const message of messages) {
    const { id, createdOn } = message
    const beginsDay = !day || createdOn < day[0] || createdOn >= day[1]
    if (beginsDay) day = dayOf(createdOn)
    const last = blocks.at(-1)
    if (last && !beginsDay && !isCut(id)) {
      last.messages.push(message)
      continue
    }
    const above = beginsDay ? null : (last?.messages.at(-1) ?? null)
    if (last && above) last.below = message
    blocks.push({ messages: [message], above, below: null })
  }
  return blocks
}

const endsOf = (messages: ChatMessage[]): [first: number, last: number] => [
  messages[0]?.id ?? 0,
  messages.at(-1)?.id ?? 0,
]

const isCut = (id: number) => (Math.imul(id, scatter) >>> 0) % blockLength === 0
