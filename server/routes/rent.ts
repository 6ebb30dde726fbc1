import { buildingCodec } from '#contract/codecs/building.ts'
import { encodeInstant } from '#contract/codecs/primitives.ts'
import { encodeListing } from '#contract/codecs/listing.ts'
import { referenceRatesCodec } from '#contract/codecs/rates.ts'
import { encodeReview } from '#contract/codecs/review.ts'
import { cityCountCodec } from '#contract/codecs/search.ts'
import { openFilter, type Search } from '#contract/domain/filter.ts'
import { listingTypesOfSite, type ListingType } from '#contract/domain/listing-type.ts'
import type { ListingForm } from '#contract/domain/listing.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  createListing,
  deleteListing,
  editListing,
  getAllListings,
  getBuildingsNear,
  getCityCounts,
  getListing,
  getListingReview,
  getListingsOfUser,
  getOwnListings,
  getRates,
  getSavedListings,
  saveListing,
  search,
  searchInBox,
  setListingActive,
  setListingPlace,
} from '#contract/endpoints/rent.ts'
import { findBuildingsNear } from '#server/services/buildings.ts'
import { createListing as makeListing, ListingMade } from '#server/services/create-listing.ts'
import { deleteListing as removeListing } from '#server/services/delete-listing.ts'
import * as editing from '#server/services/edit-listing.ts'
import * as listings from '#server/services/listings.ts'
import { placeListing } from '#server/services/place-listing.ts'
import { readSavedListings, setSaved } from '#server/services/saved.ts'
import { readListingWithReviews } from '#server/services/reviews.ts'
import { countCities, findListings, readFound } from '#server/services/search.ts'
import * as z from 'zod/mini'
import { OutOfDate } from '#server/plugins/envelope.ts'
import { route, type Call } from '#server/plugins/route.ts'
import { madeOfTheSame } from '#server/plugins/shared-answers.ts'
import { assertNothing } from './in-the-way.ts'

function withMade(error: unknown): never {
  if (!(error instanceof ListingMade)) throw error
  throw new OutOfDate('key-reused', error.message, {
    Id: error.listingId,
    CreatedOn: encodeInstant(error.createdOn),
  })
}

function withCurrent(error: unknown): never {
  if (!(error instanceof editing.EditedMeanwhile)) throw error
  throw new OutOfDate('edited-meanwhile', error.message, encodeListing(error.listing))
}

/** A form without a type has the first of its site; what the contract takes for it is the main site's. */
function withType(
  form: ListingForm,
  { siteId, request }: Pick<Call<Endpoint>, 'siteId' | 'request'>,
) {
  const isSent = Object.hasOwn(request.body as object, 'TypeId')
  const [first] = listingTypesOfSite(siteId)
  return isSent || !first ? form : { ...form, type: first }
}

async function answerSearch(
  {
    context,
    siteId,
    viewerId,
    request,
  }: Pick<Call<Endpoint>, 'context' | 'siteId' | 'viewerId' | 'request'>,
  asked: Search,
  types: ListingType[],
) {
  const found = await findListings(context, siteId, asked, types)
  const before = madeOfTheSame(request.sharing, found)
  if (before) return before
  const listings = await readFound(context, viewerId, found)
  return { resObj: listings.map(encodeListing), total: found.total, isEstimate: found.isEstimate }
}

export const rentRoutes = [
  route(getAllListings, async ({ context, siteId, viewerId, query }) => {
    const page = await listings.readAllListings(context, siteId, viewerId, query.cursor)
    return { resObj: page.listings.map(encodeListing), nextCursor: page.nextCursor }
  }),

  route(getOwnListings, async ({ context, siteId, userId }) => ({
    resObj: (await listings.readOwnListings(context, siteId, userId)).map(encodeListing),
  })),

  route(getListingsOfUser, async ({ context, siteId, viewerId, params }) => ({
    resObj: (await listings.readListingsOfUser(context, siteId, viewerId, params.id)).map(
      encodeListing,
    ),
  })),

  route(searchInBox, (call) => {
    const { typeIds: types, ...bounds } = call.params
    return answerSearch(call, { bounds, filter: openFilter(types) }, types)
  }),

  route(search, (call) => {
    const { lastMapBounds: bounds, lastFilter: filter, rentType } = call.body
    return answerSearch(call, { bounds, filter }, rentType)
  }),

  route(getCityCounts, async ({ context, siteId }) => ({
    resObj: (await countCities(context, siteId)).map((each) => z.encode(cityCountCodec, each)),
  })),

  route(getRates, async ({ context }) => ({
    resObj: z.encode(referenceRatesCodec, context.rates),
  })),

  route(getSavedListings, async ({ context, siteId, userId }) => ({
    resObj: (await readSavedListings(context, siteId, userId)).map(encodeListing),
  })),

  route(saveListing, async ({ context, userId, params, idempotency }) => {
    const change = { listingId: params.id, isSaved: params.saved === '1' }
    await setSaved(context, userId, change, idempotency)
    return { resObj: null }
  }),

  route(getListing, async ({ context, viewerId, params }) => ({
    resObj: encodeListing(await listings.readListing(context, viewerId, params.id)),
  })),

  route(getListingReview, async ({ context, viewerId, params }) => {
    const page = await readListingWithReviews(context, viewerId, params.id)
    return {
      resObj: {
        listing: encodeListing(page.listing),
        reviews: page.reviews.map(encodeReview),
        isOwner: page.isOwner,
      },
    }
  }),

  route(createListing, async (call) => {
    const { context, siteId, userId, body, idempotency } = call
    const made = makeListing(context, siteId, userId, withType(body, call), idempotency)
    return { resObj: { Id: await made.catch(withMade) } }
  }),

  route(editListing, async (call) => {
    const { context, userId, params, body } = call
    const edited = editing.editListing(context, userId, params.id, withType(body, call))
    return { resObj: { Id: await edited.catch(withCurrent) } }
  }),

  route(getBuildingsNear, async ({ context, siteId, params }) => ({
    resObj: (await findBuildingsNear(context, siteId, params)).map((building) =>
      z.encode(buildingCodec, building),
    ),
  })),

  route(setListingPlace, async ({ context, userId, params, body: { lat, lng, LocId } }) => {
    const at = { place: { lat, lng }, buildingId: LocId ?? null }
    return { resObj: encodeListing(await placeListing(context, userId, params.id, at)) }
  }),

  route(deleteListing, async ({ context, userId, params }) => {
    assertNothing(await removeListing(context, userId, params.id))
    return { resObj: null }
  }),

  route(setListingActive, async ({ context, userId, params }) => ({
    resObj: encodeListing(
      await editing.setListingActive(context, userId, params.id, params.active === '1'),
    ),
  })),
]
