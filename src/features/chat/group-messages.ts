import type { ChatMessage } from '#contract/domain/chat.ts'

/** Messages that one person wrote in a row; a notice stands alone. */
export interface MessageRun {
  authorId: number
  isNotice: boolean
  messages: [ChatMessage, ...ChatMessage[]]
}

export interface MessageDay {
  /** The first instant of the day that has a message. */
  date: Date
  runs: MessageRun[]
}

/** A conversation as it is read: by day of the reader's clock, then by who wrote.
 *  @param messages oldest first */
export function groupMessages(messages: ChatMessage[]): MessageDay[] {
  const days: MessageDay[] = []
  for (const message of messages) {
    const last = days.at(-1)
    const day = last && isSameDay(last.date, message.createdOn) ? last : newDay(days, message)
    const run = day.runs.at(-1)
    const isNotice = message.kind === 'reservation'
    if (run && !isNotice && !run.isNotice && run.authorId === message.authorId) {
      run.messages.push(message)
    } else {
      day.runs.push({ authorId: message.authorId, isNotice, messages: [message] })
    }
  }
  return days
}

function newDay(days: MessageDay[], { createdOn }: ChatMessage): MessageDay {
  const day = { date: createdOn, runs: [] }
  days.push(day)
  return day
}

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()
