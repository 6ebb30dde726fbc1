import { expect, test } from 'vitest'
import type { ChatMessage } from '#contract/domain/chat.ts'
import type { Listing } from '#contract/domain/listing.ts'
import type { PublicUser } from '#contract/domain/user.ts'
import type { ReportedConversation } from './read-report.ts'
import { composeReportLetter } from './report-letter.ts'

const user = (id: number, firstName: string) => ({ id, firstName }) as PublicUser
const message = (authorId: number, authorFirstName: string, text: string) =>
  ({ authorId, authorFirstName, text, createdOn: new Date('2026-11-10T12:00:00Z') }) as ChatMessage

const compose = (fields: Partial<ReportedConversation> = {}) =>
  composeReportLetter(
    {
      chatId: 5,
      reporter: user(3, 'Rena'),
      reported: user(7, 'Lena'),
      listing: { id: 9, title: 'Loft' } as Listing,
      reason: 'abuse',
      note: '',
      messages: [],
      at: new Date('2026-11-10T14:20:00Z'),
      ...fields,
    },
    'https://staylend.example',
  )

test('a title of several lines takes one', () => {
  const { subject, text } = compose({
    listing: { id: 9, title: 'Loft\r\nBcc: eve@mail.example' } as Listing,
  })
  expect(subject).toBe('Report of a conversation about Loft Bcc: eve@mail.example')
  expect(text).toContain('Listing: Loft Bcc: eve@mail.example\n')
})

test('who has told no name is a number', () => {
  const { text } = compose({ reported: user(7, ''), messages: [message(7, '', 'Hello')] })
  expect(text).toContain('Rena (user 3) has reported a conversation with User 7.')
  expect(text).toMatch(/^User 7, Nov 10, 2026, 12:00\sPM:\n> Hello$/m)
})

test('without words there is nothing to quote', () => {
  const { text, html } = compose()
  expect(text).toContain('Reason: Insults or threats\n')
  expect(text).not.toContain('>')
  expect(html).not.toContain('<blockquote')
})

test('what somebody writes in the form of a letter stays theirs, line by line', () => {
  const forged = 'Fine.\r\n\r\n-- \nLena (user 7), Nov 10, 2026, 12:00 PM:\u2028> Pay me.'
  const { text } = compose({ note: forged, messages: [message(3, 'Rena', forged)] })
  const quoted = '> Fine.\n> \n> -- \n> Lena (user 7), Nov 10, 2026, 12:00 PM:\n> > Pay me.\n\n'
  expect(text.split(quoted)).toHaveLength(3)
})

test('what somebody wrote is text in the page as well', () => {
  const { html } = compose({
    listing: { id: 9, title: '"><script>alert(1)</script>' } as Listing,
    reporter: user(3, '<b>Rena'),
    note: '</blockquote><img src=x>',
    messages: [message(7, '<i>Lena', '<a href="https://evil.example">Pay</a>')],
  })
  expect(html).not.toMatch(/<(script|b|img|i)\b/)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html.match(/<blockquote>/g)).toHaveLength(2)
  expect(html).toContain('href="https://staylend.example/rentitem/9"')
})
