import { expect, test } from 'vitest'
import { noticeText } from '#contract/domain/notice-text.ts'
import { languagesIn } from '#server/mail/language.ts'
import { composePush } from './compose-push.ts'
import type { PushOccasion } from './read-push.ts'

const languageOf = languagesIn(new URL('./catalogs/', import.meta.url))

const occasion = (some: Partial<PushOccasion> & { text?: string } = {}): PushOccasion => ({
  recipient: { culture: 'en-US' },
  side: 'renter',
  peer: { id: 7, firstName: 'Lena', isFormer: false },
  listing: { title: 'Condo near the river' },
  message: { chatId: 5, listingId: 3, text: some.text ?? 'Is it free?', notice: null },
  unreadCount: 1,
  ...some,
})

const composed = async (about: PushOccasion, showsText = true, culture = 'en-US') =>
  composePush(about, await languageOf(culture), { showsText })

test('a push says who writes, about what, and what', async () => {
  expect(await composed(occasion())).toEqual({
    title: 'Lena · Condo near the river',
    body: 'Is it free?',
    path: '/newchat/3',
    tag: 'chat-5',
    lang: 'en-US',
  })
  expect((await composed(occasion({ side: 'host' }))).path).toBe('/hostchat/5')
})

test('of several it has the newest, and how many there are', async () => {
  expect((await composed(occasion({ unreadCount: 3 }))).title).toBe(
    'Lena · Condo near the river (3)',
  )
})

test.each([
  ['en-US', 1, 'New message'],
  ['en-US', 3, '3 new messages'],
  ['th-TH', 3, 'ข้อความใหม่ 3 ข้อความ'],
  ['de-DE', 1, 'Neue Nachricht'],
])('what is hidden is said in general, in %s of %i', async (culture, unreadCount, body) => {
  const push = await composed(occasion({ unreadCount }), false, culture)
  expect(push).toMatchObject({ title: 'Lena · Condo near the river', body })
  expect(JSON.stringify(push)).not.toContain('free')
})

test.each([
  ['en-US', 'confirmed', 'See you: soon', 'Reservation confirmed: See you: soon'],
  ['th-TH', 'confirmed', 'See you', 'การจองได้รับการยืนยันแล้ว: See you'],
  ['th-TH', 'requested', '', 'คำขอจองใหม่'],
] as const)('a notice is in %s: %s', async (culture, notice, note, body) => {
  const text = noticeText(notice, note)
  const message = { chatId: 5, listingId: 3, text, notice }
  expect((await composed(occasion({ message }), true, culture)).body).toBe(body)
})

test.each(['', '  ', '\u3164'])(
  'who has told no name that is seen (%j) is a number',
  async (firstName) => {
    const { title } = await composed(
      occasion({ peer: { id: 7, firstName, isFormer: false } }),
      true,
      'th-TH',
    )
    expect(title).toBe('ผู้ใช้ 7 · Condo near the river')
  },
)

test('who has deleted the account has no name', async () => {
  const { title } = await composed(occasion({ peer: { id: 7, firstName: '', isFormer: true } }))
  expect(title).toBe('Former user · Condo near the river')
})

test('the longest that people can write fits into a push', async () => {
  const longest = occasion({
    peer: { id: 7, firstName: 'ก'.repeat(100), isFormer: false },
    listing: { title: '👨‍👩‍👧‍👦'.repeat(20) },
    text: `${'ที่'.repeat(2000)}`,
    unreadCount: 999,
  })
  const { body, ...rest } = await composed(longest)
  expect(body).toBe(`${'ที่'.repeat(149)}…`)
  expect(Buffer.byteLength(JSON.stringify({ body, ...rest }))).toBeLessThan(3000)
})
