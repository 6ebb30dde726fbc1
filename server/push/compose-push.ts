import { noticeText } from '#contract/domain/notice-text.ts'
import { seenName } from '#contract/domain/person-name.ts'
import { conversationPath, conversationTag, type PushNotice } from '#contract/domain/push-notice.ts'
import { pushTextLengths } from '#contract/limits.ts'
import type { Language } from '#server/mail/language.ts'
import { pushWords, statusWords } from './push-words.ts'
import type { PushOccasion } from './read-push.ts'
import { shorten } from './shorten.ts'

/** What a device shows: from whom it is, about which listing, and what it says.
 *  @param showsText false keeps what was written from the lock screen */
export function composePush(
  occasion: PushOccasion,
  { culture, say }: Language,
  { showsText }: { showsText: boolean },
): PushNotice {
  const { side, peer, listing, message, unreadCount } = occasion
  const { chatId, listingId } = message
  const name = peer.isFormer
    ? say(pushWords.formerUser)
    : seenName(peer.firstName) || say(pushWords.namelessUser, { id: peer.id })
  const parts = [name, listing.title].map((part) => shorten(part, pushTextLengths.title))
  const title = parts.join(' · ')
  const isCounted = showsText && unreadCount > 1
  return {
    title: isCounted ? `${title} (${unreadCount})` : title,
    body: showsText
      ? shorten(textOf(message, say), pushTextLengths.body)
      : say(pushWords.hidden, { count: unreadCount }),
    path: conversationPath(side, { id: chatId, listingId }),
    tag: conversationTag(chatId),
    lang: culture,
  }
}

/** A notice in the reader's language, with what was said along with it. */
function textOf({ text, notice }: PushOccasion['message'], say: Language['say']): string {
  if (notice === null) return text
  return say(statusWords[notice]) + text.slice(noticeText(notice, '').length)
}
