import type { ChatMessage } from '#contract/domain/chat.ts'

/** Some messages of one day: what a browser lays out, or leaves alone while it is out of sight. */
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
  let day: [from: Date, to: Date] | undefined
  for (const message of messages) {
    const { id, createdOn } = message
    const beginsDay = !day || createdOn < day[0] || createdOn >= day[1]
    if (beginsDay) day = dayOf(createdOn)
    if (beginsDay || isCut(id)) blocks.push({ messages: [], beginsDay })
    blocks.at(-1)?.messages.push(message)
  }
  return blocks
}

const isCut = (id: number) => (Math.imul(id, scatter) >>> 0) % blockLength === 0

/** Of the device's clock. */
function dayOf(at: Date): [from: Date, to: Date] {
  const [year, month, date] = [at.getFullYear(), at.getMonth(), at.getDate()]
  return [new Date(year, month, date), new Date(year, month, date + 1)]
}
