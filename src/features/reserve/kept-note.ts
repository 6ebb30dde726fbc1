import { currentUserId } from '#src/api/current-user.ts'
import { onDevice } from '#src/cache/kept-values.ts'

const nameOf = (reservationId: number) => `draft:note:${currentUserId()}:${reservationId}`

/** Keeps on this device what somebody writes to explain how a reservation ends, until it is sent. */
export function keepNote(reservationId: number, note: string): void {
  if (note) onDevice.keep(nameOf(reservationId), note)
  else forgetNote(reservationId)
}

export const forgetNote = (reservationId: number) => onDevice.forget(nameOf(reservationId))

/** @returns '' when nothing is kept, or nothing that can be read */
export function keptNote(reservationId: number): string {
  const kept = onDevice.read(nameOf(reservationId))
  return typeof kept === 'string' ? kept : ''
}
