import { putBackListing, takeDownListing } from '#server/services/take-down.ts'
import type { Command } from './command.ts'
import { findListing, listingText } from './find-listing.ts'
import { Unable } from './unable.ts'

export const deactivateListing: Command = {
  name: 'deactivate-listing',
  takes: '<listing id>',
  does: 'takes a listing out of the search; its lender cannot put it back',
  async question({ db }, { about }) {
    return `Deactivate ${listingText(await findListing(db, about))}?`
  },
  async run(admin, { about }, terminal) {
    const listing = await findListing(admin.db, about)
    await takeDownListing(admin, listing.id)
    await terminal.write(
      `${listingText(listing)} is inactive until activate-listing puts it back. Requests and stays go on.\n`,
    )
    return true
  },
}

export const activateListing: Command = {
  name: 'activate-listing',
  takes: '<listing id>',
  does: 'puts a listing back into the search, whoever took it out',
  async run(admin, { about }, terminal) {
    const listing = await findListing(admin.db, about)
    if ((await putBackListing(admin, listing.id)) === 'lender-suspended') {
      throw new Unable(
        `Its lender, user ${listing.lenderId}, is suspended: restore-user comes first.`,
      )
    }
    await terminal.write(`${listingText(listing)} is active.\n`)
    return true
  },
}
