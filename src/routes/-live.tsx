import { useEffect } from 'react'
import { readChatAgain, readChatsAgain } from '#src/features/chat/follow-chats.ts'
import { readReservationsAgain } from '#src/features/reserve/read-reservations-again.ts'
import { startLive, type Listener } from '#src/live/live.ts'

/** Brings what others do to the pages while it happens. */
export function Live({ userId }: { userId: number }) {
  useEffect(() => startLive(userId, listener), [userId])
  return null
}

const listener: Listener = {
  hear({ about, id }) {
    if (about === 'chat') readChatAgain(id)
    else readReservationsAgain()
  },
  miss() {
    readChatsAgain()
    readReservationsAgain()
  },
}
