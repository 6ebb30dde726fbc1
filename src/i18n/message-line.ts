import type { ChatMessage } from '#contract/domain/chat.ts'
import { noticeText } from '#contract/domain/notice-text.ts'
import { serverSentence } from './server-sentence.ts'

/** What a message says in one line: a notice in the reader's language, with the note as it was written. */
export function messageLine({ text, notice }: Pick<ChatMessage, 'text' | 'notice'>): string {
  if (notice === null) return text
  const english = noticeText(notice, '')
  return serverSentence(english) + text.slice(english.length)
}
