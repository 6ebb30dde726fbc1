import { useEffect } from 'react'
import { askForSession } from '#src/api/current-user.ts'
import { hearRead, readChatAgain, readChatsAgain } from '#src/features/chat/follow-chats.ts'
import {
  readEditedListingsAgain,
  readOwnListingsAgain,
} from '#src/features/manage/read-own-listings-again.ts'
import { readReservationsAgain } from '#src/features/reserve/read-reservations-again.ts'
import { startLive, type Listener } from '#src/live/live.ts'

/** Brings what others do to the pages while it happens. */
export function Live({ userId }: { userId: number }) {
  useEffect(() => startLive(userId, listener), [userId])
  return null
}

const listener: Listener = {
  hear(change) {
    if (change.about === 'chat') readChatAgain(change.id)
    else if (change.about === 'read') hearRead(change)
    else if (change.about === 'session') askForSession()
    else if (change.about === 'reservation') readReservationsAgain()
    // A tab of a later version may tell of something that this one does not know.
    else if (change.about === 'listing') readOwnListingsAgain()
  },
  miss() {
    readChatsAgain()
    readReservationsAgain()
    readEditedListingsAgain()
  },
}
