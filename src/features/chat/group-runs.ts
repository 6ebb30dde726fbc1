import type { ChatMessage } from '#contract/domain/chat.ts'

/** Messages that one person wrote in a row; a notice stands alone. */
export interface MessageRun {
  authorId: number
  isNotice: boolean
  messages: [ChatMessage, ...ChatMessage[]]
}

/** @param messages oldest first */
export function groupRuns(messages: readonly ChatMessage[]): MessageRun[] {
  const runs: MessageRun[] = []
  for (const message of messages) {
    const run = runs.at(-1)
    const isNotice = message.kind === 'reservation'
    if (run && !isNotice && !run.isNotice && run.authorId === message.authorId) {
      run.messages.push(message)
    } else {
      runs.push({ authorId: message.authorId, isNotice, messages: [message] })
    }
  }
  return runs
}
