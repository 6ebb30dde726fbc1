import type { Stay } from './stay.ts'

/** Dates on which a lender takes no reservations. */
export interface Block extends Stay {
  id: number
}
