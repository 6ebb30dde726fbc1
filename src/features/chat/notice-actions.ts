import { createContext, type ReactNode } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'

/** What stands below the notice of a reservation. */
export const NoticeActions = createContext<(message: ChatMessage) => ReactNode>(() => null)

/** @param isNewest whether no later notice tells of the same reservation */
export type ActionsOfReservation = (reservationId: number, isNewest: boolean) => ReactNode

/** The newest notice of each reservation. */
export function newestNotices(messages: readonly ChatMessage[]): ReadonlySet<number> {
  const byReservation = new Map<number, number>()
  for (const { id, reservationId } of messages) {
    if (reservationId !== null) byReservation.set(reservationId, id)
  }
  return new Set(byReservation.values())
}
