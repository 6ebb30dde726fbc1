import type { FastifyInstance, FastifyRequest } from 'fastify'
import { firstCharacters } from '#contract/domain/characters.ts'
import { oneLine } from '#contract/domain/one-line.ts'
import { firstPictureSizes, pictureSourceSet } from '#contract/domain/picture-set.ts'
import { pictureOf } from '#contract/domain/picture.ts'
import { getListing } from '#contract/endpoints/rent.ts'
import { getListingReviews } from '#contract/endpoints/reserve.ts'
import { getPublicUser } from '#contract/endpoints/user.ts'
import type { RentItem } from '#contract/wire/rent-item.ts'
import { listingMarkup } from './listing-markup.ts'
import type { FirstPaint, PageHead } from './page-head.ts'

/** What a listing page asks first, answered before it asks. */
export interface FirstAnswer {
  head: Omit<PageHead, 'siteName'>
  /** By path. */
  answers: Record<string, unknown>
  /** null without a picture to paint. */
  paint: FirstPaint | null
}

const descriptionLength = 160

const pathOf = ({ path }: { path: string }, id: number) => `/${path.replace(':id', String(id))}`

/** Asks our own API as this reader would: the page gets the very answers that it would have got.
 *  @param originOf a site, for the addresses in the head; null names none
 *  @returns 'not-there' when there is no such listing, null when it cannot be read now */
export async function readFirstAnswer(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, originOf }: { id: number; originOf(siteId: number): string | null },
): Promise<FirstAnswer | 'not-there' | null> {
  const { host } = request
  const { cookie } = request.headers
  const ask = (url: string) =>
    app.inject({ url, headers: cookie === undefined ? { host } : { host, cookie } })
  const listingPath = pathOf(getListing, id)
  const listing = await ask(listingPath)
  if (listing.statusCode === 404) return 'not-there'
  if (listing.statusCode !== 200) return null
  const answers: FirstAnswer['answers'] = { [listingPath]: listing.json() }
  const item: RentItem = listing.json().resObj
  const beside = [pathOf(getPublicUser, item.UserId), pathOf(getListingReviews, id)]
  const asked = await Promise.all(beside.map(async (path) => ({ path, answer: await ask(path) })))
  // In one order, whichever comes first: a page is known again by its text.
  for (const { path, answer } of asked) {
    if (answer.statusCode === 200) answers[path] = answer.json()
  }
  return { head: headOf(item, originOf(item.SiteId)), answers, paint: paintOf(item) }
}

function headOf(item: RentItem, origin: string | null): FirstAnswer['head'] {
  const { Id, Title, City, Details, IsActive, images } = item
  const picture = pictureOf(images[0] ?? '')
  const description = shortened(Details || [Title, City].filter(Boolean).join(', '))
  return {
    title: Title,
    description,
    canonical: origin && `${origin}/rentitem/${Id}`,
    isListed: IsActive === 1,
    image:
      picture && origin !== null
        ? { ...picture, address: origin + picture.jpeg, text: Title }
        : null,
    imageSet: picture && { sources: pictureSourceSet(picture), sizes: firstPictureSizes },
    structured: listingMarkup(item, { origin, description }),
  }
}

function paintOf({ Title, City, Zip, images }: RentItem): FirstPaint | null {
  const picture = pictureOf(images[0] ?? '')
  if (!picture) return null
  return {
    title: Title,
    place: `${City} ${Zip}`,
    picture: picture.jpeg,
    sources: pictureSourceSet(picture),
    sizes: firstPictureSizes,
    width: String(picture.widthPx),
    height: String(picture.heightPx),
  }
}

/** One line that ends between words, or between characters where words are long or nothing parts them. */
function shortened(text: string): string {
  const line = oneLine(text)
  if (line.length <= descriptionLength) return line
  const begin = firstCharacters(line.slice(0, 4 * descriptionLength), descriptionLength)
  if (begin.length === line.length) return line
  return `${begin.replace(/\s\S{0,20}$/, '')} …`
}
