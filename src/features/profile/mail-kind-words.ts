import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailKind } from '#contract/domain/mail-kind.ts'
import type { Side } from '#contract/domain/reservation.ts'

/** When there are such mails. */
export const sideWords: Record<Side, MessageDescriptor> = {
  lender: msg`When somebody rents from you`,
  renter: msg`When you rent`,
}

/** What such a mail tells. */
export const mailKindWords: Record<MailKind, MessageDescriptor> = {
  asked: msg`A request waits for your answer`,
  reserved: msg`Your listing is reserved`,
  withdrawn: msg`A request is taken back`,
  'cancelled-by-renter': msg`The renter cancels a reservation`,
  missed: msg`A request expires without your answer`,
  booked: msg`You reserve a listing at once`,
  confirmed: msg`Your request is confirmed`,
  declined: msg`Your request is declined`,
  'cancelled-by-lender': msg`The lender cancels a reservation`,
  unanswered: msg`Your request expires without an answer`,
}
