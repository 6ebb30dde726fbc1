import { expect, it } from 'vitest'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { groupMessages } from './group-messages.ts'

const message = (id: number, authorId: number, at: string, kind: ChatMessage['kind'] = 'text') => ({
  id,
  chatId: 1,
  listingId: 1,
  hostId: 2,
  authorId,
  authorFirstName: '',
  kind,
  notice: null,
  reservationId: null,
  text: `message ${id}`,
  isRead: true,
  createdOn: new Date(at),
  clientKey: null,
})

const shape = (messages: ChatMessage[]) =>
  groupMessages(messages).map(({ runs }) =>
    runs.map((run) => run.messages.map(({ id }) => (run.isNotice ? -id : id))),
  )

it('keeps what one person wrote in a row together, and notices alone', () => {
  expect(
    shape([
      message(1, 1, '2026-03-01T10:00:00'),
      message(2, 1, '2026-03-01T10:01:00'),
      message(3, 1, '2026-03-01T10:02:00', 'reservation'),
      message(4, 1, '2026-03-01T10:03:00'),
      message(5, 2, '2026-03-01T10:04:00'),
    ]),
  ).toEqual([[[1, 2], [-3], [4], [5]]])
})

it('begins anew with each day of the reader', () => {
  expect(
    shape([message(1, 1, '2026-03-01T23:59:59'), message(2, 1, '2026-03-02T00:00:00')]),
  ).toEqual([[[1]], [[2]]])
  expect(groupMessages([])).toEqual([])
})
