import { restoreUser as restore, suspendUser as suspend } from '#server/services/suspend-user.ts'
import type { Command } from './command.ts'
import { findPerson, personText } from './find-person.ts'
import { counted, timeText } from './printable.ts'

export const suspendUser: Command = {
  name: 'suspend-user',
  takes: '<user id or email>',
  does: 'logs a user out and keeps them out, takes their listings down, ends their requests',
  options: {
    'cancel-stays': { takes: null, does: 'cancel also the stays that are not over' },
  },
  async question({ db }, call) {
    const whom = personText(await findPerson(db, call.about))
    return call.has('cancel-stays')
      ? `Suspend ${whom} and cancel all stays that are not over?`
      : `Suspend ${whom}?`
  },
  async run(admin, call, terminal) {
    const person = await findPerson(admin.db, call.about)
    const done = await suspend(admin, person.id, call.has('cancel-stays') ? 'cancel' : 'keep')
    const { listingsTakenDown, requestsEnded, staysCancelled, staysLeft } = done
    const state = done.wasSuspended ? 'was suspended already' : 'is suspended'
    const listings = counted(listingsTakenDown, 'listing')
    const requests = counted(requestsEnded, 'request')
    const stays = counted(staysCancelled, 'stay')
    await terminal.write(
      `${personText(person)} ${state}: ${listings} taken down, ${requests} ended, ${stays} cancelled.\n`,
    )
    for (const { id, lenderId, renterId, listingId, from, to } of staysLeft) {
      const other = lenderId === person.id ? `renter ${renterId}` : `lender ${lenderId}`
      await terminal.write(
        `Reservation ${id} of listing ${listingId} with ${other} goes on: ${timeText(from)} to ${timeText(to)}.\n`,
      )
    }
    return true
  },
}

export const restoreUser: Command = {
  name: 'restore-user',
  takes: '<user id or email>',
  does: 'lets a suspended user in again and puts their listings back',
  async run(admin, { about }, terminal) {
    const person = await findPerson(admin.db, about)
    const { wasSuspended, listingsPutBack } = await restore(admin, person.id)
    await terminal.write(
      wasSuspended
        ? `${personText(person)} can log in again; ${counted(listingsPutBack, 'listing')} put back.\n`
        : `${personText(person)} was not suspended.\n`,
    )
    return true
  },
}
