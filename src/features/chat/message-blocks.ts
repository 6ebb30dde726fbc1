import type { ChatMessage } from '#contract/domain/chat.ts'

/** A few dozen messages of one day: what a browser lays out, or leaves alone while it is out of sight. */
export interface MessageBlock {
  messages: ChatMessage[]
  /** Whether it is the first of its day. */
  beginsDay: boolean
}

/** On average so many messages are between two cuts. */
const blockLength = 40
/** The golden ratio of 32 bits: ids that follow each other are far apart when multiplied by it. */
const scatter = 2_654_435_761

/** A conversation by the days of the reader's clock, and long days in pieces. Where it is cut follows from the
 *  messages themselves, so that a block stays what it is when others come before or after it.
 *  @param messages oldest first */
export function messageBlocks(messages: readonly ChatMessage[]): MessageBlock[] {
  const blocks: MessageBlock[] = []
  let before: ChatMessage | undefined
  for (const message of messages) {
    const beginsDay = !before || !isSameDay(before.createdOn, message.createdOn)
    if (beginsDay || isCut(message.id)) blocks.push({ messages: [], beginsDay })
    blocks.at(-1)?.messages.push(message)
    before = message
  }
  return blocks
}

const isCut = (id: number) => (Math.imul(id, scatter) >>> 0) % blockLength === 0

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()
