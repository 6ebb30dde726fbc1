import { oneLine } from '#contract/domain/one-line.ts'
import { nameWithId } from '#contract/domain/person-name.ts'
import type { ReportReason } from '#contract/domain/report.ts'
import { dateTimeText } from '#contract/domain/format.ts'
import { letterOf, type Letter } from './letter.ts'
import type { ReportedConversation } from './read-report.ts'

/** The operator's language; nobody else reads these letters. */
const culture = 'en-US'

const reasonWords: Record<ReportReason, string> = {
  spam: 'Spam',
  scam: 'Fraud',
  abuse: 'Insults or threats',
  other: 'Something else',
}

/** @param origin of the site where the listing is opened */
export function composeReportLetter(report: ReportedConversation, origin: string): Letter {
  const { chatId, reporter, reported, listing, messages, reason, note, at } = report
  const title = oneLine(listing.title)
  const host = new URL(origin).host
  return letterOf({
    culture,
    subject: `Report of a conversation about ${title}`,
    greeting: 'Hello,',
    lead: `${nameOf(reporter)} has reported a conversation with ${nameOf(reported)}.`,
    facts: [
      { label: 'Reason', value: reasonWords[reason] },
      { label: 'Reported on', value: timeText(at) },
      { label: 'Listing', value: title },
      { label: 'Conversation', value: String(chatId) },
    ],
    zone: 'Times are in UTC.',
    quotes: [
      ...(note === '' ? [] : [{ label: `${nameOf(reporter)} says of it:`, text: note }]),
      ...messages.map(({ authorId, authorFirstName, createdOn, text }) => ({
        label: `${nameOf({ id: authorId, firstName: authorFirstName })}, ${timeText(createdOn)}:`,
        text,
      })),
    ],
    link: { label: 'Open the listing', address: `${origin}/rentitem/${listing.id}` },
    reason: `You get this mail as the operator of ${host}.`,
    switchOff: null,
  })
}

const timeText = (at: Date) => dateTimeText(at, culture, 'UTC')

const nameOf = ({ id, firstName }: { id: number; firstName: string }) =>
  nameWithId({ id, firstName: oneLine(firstName) })
