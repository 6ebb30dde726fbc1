import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { OutboxKind } from '#src/outbox/kinds.ts'
import { siteText } from '#src/i18n/site-text.ts'

/** What an item is called where several kinds stand together. */
export const kindWords: Record<OutboxKind, MessageDescriptor> = {
  'renter-message': msg`Message`,
  'host-message': msg`Message`,
  reservation: msg`Reservation`,
  'reservation-answer': msg`Answer to a reservation`,
  'renter-review': msg`Review`,
  'lender-review': msg`Review`,
  report: msg`Report of a conversation`,
  heart: siteText('savedOne'),
  'read-mark': msg`Read mark`,
}
