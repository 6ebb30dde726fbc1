const ending = '.listing.staylend'

/** Names what takes dates on this site, for other calendars. */
export const ownUid = (kind: string, id: number, listingId: number) =>
  `${kind}-${id}@${listingId}${ending}`

/** Another site may give back what it has imported from here: that takes nothing. */
export const isOwnUid = (uid: string | null) => uid?.endsWith(ending) ?? false
