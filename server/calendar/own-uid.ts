import { randomBytes } from 'node:crypto'

/** Whose names they are: one listing's, on the site whose database has the mark. */
export interface UidOwner {
  listingId: number
  mark: string
}

/** Tells a site from others that run the same software. Whoever reads one of its calendars sees it. */
export const newUidMark = () => randomBytes(6).toString('hex')

const ending = 'listing.staylend'

/** Names what takes dates on this site, for other calendars. */
export const ownUid = (kind: string, id: number, { listingId, mark }: UidOwner) =>
  `${kind}-${id}@${listingId}.${mark}.${ending}`

/** Another site may give back what it has imported from this listing: that takes nothing. Names that are older have no
 *  mark. */
export const isOwnUid = (uid: string | null, { listingId, mark }: UidOwner) =>
  [`@${listingId}.${mark}.${ending}`, `@${listingId}.${ending}`].some((end) => uid?.endsWith(end))
