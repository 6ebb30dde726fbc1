/** Mails about a reservation, by whom they are for: who did what, as that side sees it. A user may do without any. */
export const mailKinds = {
  lender: ['asked', 'reserved', 'withdrawn', 'cancelled-by-renter', 'missed'],
  renter: ['booked', 'confirmed', 'declined', 'cancelled-by-lender', 'unanswered'],
} as const

export type MailKind = (typeof mailKinds)[keyof typeof mailKinds][number]

export const allMailKinds: readonly MailKind[] = [...mailKinds.lender, ...mailKinds.renter]
