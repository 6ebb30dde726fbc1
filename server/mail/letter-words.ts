import type { MailKind } from '#contract/domain/mail-kind.ts'
import type { RentPeriod } from '#contract/domain/rent-period.ts'
import type { LinkPurpose } from '#server/db/repositories/mail-links.ts'

/* The comments mark what `npm run catalogs` collects. {name} is the other one, {title} the listing. */

/** Subject and first sentence. */
export const letterWords: Record<MailKind, { subject: string; lead: string }> = {
  asked: {
    subject: /*i18n*/ '{name} would like to reserve {title}',
    lead: /*i18n*/ '{name} would like to reserve your listing. This request waits for your answer. It expires on {until}.',
  },
  reserved: {
    subject: /*i18n*/ 'New reservation: {title}',
    lead: /*i18n*/ '{name} has reserved your listing. The reservation is confirmed, there is nothing to answer.',
  },
  booked: {
    subject: /*i18n*/ 'Your reservation is confirmed: {title}',
    lead: /*i18n*/ 'You have reserved a listing of {name}. The reservation is confirmed.',
  },
  confirmed: {
    subject: /*i18n*/ '{name} has confirmed your reservation: {title}',
    lead: /*i18n*/ '{name} has accepted your request. The reservation is confirmed.',
  },
  declined: {
    subject: /*i18n*/ '{name} has declined your request: {title}',
    lead: /*i18n*/ '{name} has declined your request. The dates are no longer held for you.',
  },
  withdrawn: {
    subject: /*i18n*/ '{name} has cancelled the request: {title}',
    lead: /*i18n*/ '{name} has cancelled the request to reserve your listing. There is nothing left to answer.',
  },
  'cancelled-by-renter': {
    subject: /*i18n*/ '{name} has cancelled the reservation: {title}',
    lead: /*i18n*/ '{name} has cancelled the reservation of your listing. The dates are free again.',
  },
  'cancelled-by-lender': {
    subject: /*i18n*/ '{name} has cancelled your reservation: {title}',
    lead: /*i18n*/ '{name} has cancelled your reservation. The dates are no longer held for you.',
  },
  unanswered: {
    subject: /*i18n*/ 'Your request has expired: {title}',
    lead: /*i18n*/ '{name} has not answered your request in time. The dates are no longer held for you.',
  },
  missed: {
    subject: /*i18n*/ 'The request of {name} has expired: {title}',
    lead: /*i18n*/ 'The request of {name} was not answered in time. The dates are free again.',
  },
}

/** Of a reservation that those who run the site have cancelled in its reader's name. */
export const inYourNameWords = {
  subject: /*i18n*/ 'The reservation was cancelled: {title}',
  lead: /*i18n*/ 'Those who run {host} have cancelled this reservation. The dates are no longer held.',
}

/** Of a letter with a link for its reader alone; {time} is how long it is good. */
export const linkWords: Record<LinkPurpose, { subject: string; lead: string; open: string }> = {
  verify: {
    subject: /*i18n*/ 'Please verify your email address',
    lead: /*i18n*/ 'Please open this link within {time}, to show that this address is yours. If you have no account at {host}, there is nothing to do.',
    open: /*i18n*/ 'Verify this address',
  },
  reset: {
    subject: /*i18n*/ 'Reset your password',
    lead: /*i18n*/ 'Somebody has asked to reset the password of your account. This link works once, within {time}, on the device and from the IP address that asked for it. If that was not you, there is nothing to do: your password stays as it is.',
    open: /*i18n*/ 'Choose a new password',
  },
}

/** To an address that an account had. */
export const movedWords = {
  subject: /*i18n*/ 'The email address of your account at {host} was changed',
  lead: /*i18n*/ 'The email address of your account at {host} was changed. From now on its mails go to the new address. If that was not you, please turn to those who run {host}.',
  open: /*i18n*/ 'Contact Us',
  reason: /*i18n*/ 'You get this mail because this was the address of your account at {host}.',
}

/** What every letter has. */
export const commonWords = {
  hello: /*i18n*/ 'Hello,',
  helloTo: /*i18n*/ 'Hello {firstName},',
  namelessUser: /*i18n*/ 'User {id}',
  formerUser: /*i18n*/ 'Former user',
  listing: /*i18n*/ 'Listing',
  from: /*i18n*/ 'From',
  to: /*i18n*/ 'To',
  total: /*i18n*/ 'Total',
  zone: /*i18n*/ "Times are in the listing's zone, {zone}.",
  note: /*i18n*/ '{name} wrote:',
  open: /*i18n*/ 'Open the reservation',
  reason: /*i18n*/ 'You get this mail because of your account at {host}.',
  switchOff: /*i18n*/ 'You can switch these mails off in your profile',
}

export const periodCountWords: Record<RentPeriod, string> = {
  hourly: /*i18n*/ '{count, plural, one {# hour} other {# hours}}',
  daily: /*i18n*/ '{count, plural, one {# day} other {# days}}',
  weekly: /*i18n*/ '{count, plural, one {# week} other {# weeks}}',
  monthly: /*i18n*/ '{count, plural, one {# month} other {# months}}',
}
