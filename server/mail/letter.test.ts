import PostalMime from 'postal-mime'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import type { ReservationView } from '#contract/domain/reservation.ts'
import { languageOf } from './language.ts'
import { composeLetter, greetingOf } from './letter.ts'
import type { Occasion } from './read-occasion.ts'

const occasion = ({
  title = 'Loft',
  note = '',
  firstName = 'Lena',
}: {
  title?: string
  note?: string
  firstName?: string
}): Occasion => ({
  kind: 'cancelled-by-lender',
  isInTheirName: false,
  madeOfIt: 'cancelled',
  recipient: {
    firstName: 'Rena',
    email: 'rena@mail.example',
    emailVerified: true,
    updatedOn: new Date(0),
    culture: 'en-US',
    mailsOff: [],
  },
  side: 'renter',
  peer: { id: 7, firstName } as Occasion['peer'],
  reservation: {
    id: 5,
    listing: { title, zone: 'Asia/Bangkok' },
    period: 'monthly',
    periods: 1,
    price: { amount: 90_000, currency: 'JPY' },
    madeOn: new Date('2026-11-01T05:00:00Z'),
    from: new Date('2026-12-03T05:00:00Z'),
    to: new Date('2027-01-02T05:00:00Z'),
  } as ReservationView,
  note,
  at: new Date('2026-11-10T02:20:00Z'),
})

const compose = async (fields: Parameters<typeof occasion>[0]) =>
  composeLetter(occasion(fields), await languageOf('en-US'), 'https://staylend.example')

/** As it arrives. */
async function arrived(fields: Parameters<typeof occasion>[0]) {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: 'mail@staylend.example',
    to: 'rena@mail.example',
    ...(await compose(fields)),
  })
  return PostalMime.parse(message as Buffer)
}

test.each([
  'Loft\r\nBcc: eve@mail.example',
  'Loft\nBcc: eve@mail.example',
  'Loft\u2028Bcc: eve@mail.example',
  'Loft\u0000\u0085Bcc: eve@mail.example',
  String.raw`Loft\x0d\x0aBcc: eve@mail.example`,
  String.raw`Loft\u000aBcc: eve@mail.example`,
])('the title %j adds no header', async (title) => {
  const { subject } = await compose({ title })
  expect(subject).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u)
  const mail = await arrived({ title })
  expect(mail.bcc).toBeUndefined()
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(mail.subject).toContain('Bcc: eve@mail.example')
})

test.each([
  ['title', { title: '"><script>alert(1)</script><a href="' }],
  ['name', { firstName: '<img src=x onerror=alert(1)>' }],
  ['note', { note: '</blockquote><script>alert(1)</script>' }],
  ['title that a translator would decode', { title: String.raw`\u003cscript\u003ealert(1)` }],
])('a %s stays text', async (_what, fields) => {
  const { html } = await compose(fields)
  const tags = new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag))
  expect(tags).not.toContain('script')
  expect(tags).not.toContain('img')
  expect(html.match(/<a /g)).toHaveLength(2)
  expect(html.match(/<blockquote/g)?.length ?? 0).toBe('note' in fields ? 1 : 0)
})

test('each line of a note is marked as somebody else’s', async () => {
  const { text } = await compose({ note: 'Sorry.\r\n\r\n-- \nPay at https://evil.example' })
  expect(text).toContain('Lena wrote:\n> Sorry.\n> \n> -- \n> Pay at https://evil.example\n\n')
})

test('a letter about a request says until when it waits, on the clock of the listing', async () => {
  const { text } = composeLetter(
    { ...occasion({}), kind: 'asked' },
    await languageOf('en-US'),
    'https://staylend.example',
  )
  expect(text).toMatch(
    /This request waits for your answer\. It expires on Nov 2, 2026, 12:00\sPM\./,
  )
})

test('a title of several lines takes one', async () => {
  const { text } = await compose({ title: 'Loft\n\nTotal: nothing' })
  expect(text).toContain('Listing: Loft Total: nothing\n')
})

test.each(['', '  ', '\u3164'])(
  'who has told no name that is seen (%j) is a number',
  async (firstName) => {
    const { subject } = await compose({ firstName })
    expect(subject).toBe('User 7 has cancelled your reservation: Loft')
  },
)

test('somebody whose name is not seen is greeted without one', () => {
  const say = (text: string, values = {}) => `${text} ${JSON.stringify(values)}`
  expect(greetingOf({ firstName: ' Rena ' }, say)).toBe('Hello {firstName}, {"firstName":"Rena"}')
  expect(greetingOf({ firstName: '\u3164' }, say)).toBe('Hello, {}')
})

test('a sum has the decimals that the screens have', async () => {
  const { text } = await compose({})
  expect(text).toContain('Total: 1 month × JPY\u00a090,000.00 = JPY\u00a090,000.00')
})
