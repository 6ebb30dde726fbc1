import type { Kysely } from 'kysely'
import { found, Refusal, TooMany } from '#contract/domain/refusal.ts'
import { listingPicturesAtMost, pictureAllowance } from '#contract/limits.ts'
import { touchListing } from '#server/db/repositories/listing-writes.ts'
import { findListing } from '#server/db/repositories/listings.ts'
import { listingsWithPicture, replacePictures } from '#server/db/repositories/pictures.ts'
import { updateProfilePicture } from '#server/db/repositories/users.ts'
import type { Schema } from '#server/db/schema.ts'
import { keepPicture } from '#server/media/keep-picture.ts'
import {
  processPicture,
  processProfilePicture,
  type ProcessedPicture,
} from '#server/media/process-picture.ts'
import { assertAllowance } from './assert-allowance.ts'
import type { Context } from './context.ts'
import { assertOwner, changeListing } from './own-listing.ts'

/** A file that a client has sent. */
export interface UploadedFile {
  /** Its name in the form, such as 'p0'; empty where it has none. */
  field: string
  /** What it is called: as on the client's device, where that is said. */
  name: string
  read(): Promise<Uint8Array>
}

/** Puts the pictures behind those that the listing has, all or none; one that is there already keeps
 *  its place. What is refused late leaves files in the store: they are shared by content and belong
 *  to nobody.
 *  @returns the source of each file */
export async function addListingPictures(
  context: Context,
  userId: number,
  listingId: number,
  files: AsyncIterable<UploadedFile>,
): Promise<string[]> {
  const listing = found(await findListing(context.db, listingId), 'listing')
  assertOwner(userId, listing)
  const sources: string[] = []
  for await (const file of files) {
    sources.push(await keep(context, userId, file, processPicture))
    assertFewEnough(sources)
    assertFewEnough(withNew(listing.pictures, sources))
  }
  if (sources.length === 0) throw noPicture()
  await changePictures(context, userId, listingId, (pictures) => {
    const all = withNew(pictures, sources)
    assertFewEnough(all)
    return all
  })
  return sources
}

/** @returns the source of the picture that the user has from now on */
export async function setProfilePicture(
  context: Context,
  userId: number,
  files: AsyncIterable<UploadedFile>,
): Promise<string> {
  const sources: string[] = []
  for await (const file of files) {
    if (sources.length > 0) throw new Refusal('invalid', 'Please choose one picture.')
    sources.push(await keep(context, userId, file, processProfilePicture))
  }
  const [source] = sources
  if (source === undefined) throw noPicture()
  await updateProfilePicture(context.db, userId, source, context.now())
  return source
}

/** @throws Refusal 'invalid' when the order leaves one out, or names one that is not there */
export function orderPictures(
  context: Context,
  userId: number,
  listingId: number,
  order: string[],
): Promise<string[]> {
  return changePictures(context, userId, listingId, (pictures) => {
    const isPermutation = JSON.stringify(order.toSorted()) === JSON.stringify(pictures.toSorted())
    if (isPermutation) return order
    throw new Refusal('invalid', 'The order must name each picture of the listing once.', [
      { path: 'images', message: 'must name each picture of the listing once.' },
    ])
  })
}

/** Takes a picture off the user's listing that shows it. Where several do, `listingId` says which.
 *  @returns the pictures that remain */
export async function removePicture(
  context: Context,
  userId: number,
  source: string,
  listingId: number | undefined,
): Promise<string[]> {
  const showing = await listingsWithPicture(context.db, userId, source)
  const chosen = showing.filter((id) => listingId === undefined || id === listingId)
  if (chosen.length > 1) {
    throw new Refusal('invalid', 'Several of your listings show this picture.', [
      { path: 'RentId', message: 'must say from which listing.' },
    ])
  }
  const id = found(chosen[0], 'picture')
  return changePictures(context, userId, id, (pictures) =>
    pictures.filter((each) => each !== source),
  )
}

async function changePictures(
  context: Context,
  userId: number,
  listingId: number,
  change: (pictures: string[]) => string[],
): Promise<string[]> {
  const put = async (trx: Kysely<Schema>, pictures: string[], updatedOn: Date) => {
    await replacePictures(trx, listingId, pictures)
    await touchListing(trx, listingId, updatedOn)
  }
  const { pictures } = await changeListing(context, userId, listingId, (trx, listing, updatedOn) =>
    put(trx, change(listing.pictures), updatedOn),
  )
  return pictures
}

const withNew = (pictures: string[], sources: string[]) => [...new Set([...pictures, ...sources])]

function assertFewEnough(pictures: string[]): void {
  if (pictures.length <= listingPicturesAtMost) return
  throw new Refusal('invalid', `A listing has at most ${listingPicturesAtMost} pictures.`)
}

const noPicture = () => new Refusal('invalid', 'Please choose a picture.')

/** @throws Refusal that names the file, TooMany when it would wait too long, or this user has sent too many */
async function keep(
  { db, media, now }: Context,
  userId: number,
  { field, name, read }: UploadedFile,
  process: (read: UploadedFile['read']) => Promise<ProcessedPicture>,
): Promise<string> {
  await assertAllowance(db, { userId, kind: 'picture' }, pictureAllowance, now())
  const picture = await process(read).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error instanceof TooMany) throw error
    throw new Refusal(error.reason, `${name}: ${error.message}`, [
      { path: field, message: error.message },
    ])
  })
  return keepPicture(media, picture)
}
