import * as z from 'zod/mini'
import { buildingCodec } from '../codecs/building.ts'
import { listingCodec, listingFormCodec } from '../codecs/listing.ts'
import { referenceRatesCodec } from '../codecs/rates.ts'
import { reviewCodec } from '../codecs/review.ts'
import { cityCountCodec, searchRequest, typeIdsCodec } from '../codecs/search.ts'
import { byId, endpoint, idInPath } from '../endpoint.ts'
import { listingPicturesAtMost, textLimits } from '../limits.ts'
import { atMost } from '../wire/lengths.ts'
import { id, latitude, latitudeText, longitude, longitudeText, text } from '../wire/primitives.ts'
import { southIsBelowNorth } from '../wire/search.ts'

const zeroOrOne = z.enum(['0', '1'])
/** How many match in all, and whether that is by and large. */
const total = z.strictObject({ total: z.int(), isEstimate: z.boolean() })

export const getAllListings = endpoint({
  method: 'GET',
  path: 'api/rent/getall',
  query: z.strictObject({ cursor: z.optional(text(40)) }),
  response: z.array(listingCodec),
  beside: z.strictObject({ nextCursor: z.nullable(z.string()) }),
})

export const getOwnListings = endpoint({
  method: 'GET',
  path: 'api/rent/getmine',
  access: 'user',
  response: z.array(listingCodec),
})

export const getListingsOfUser = endpoint({
  method: 'GET',
  path: 'api/rent/userposts/:id',
  params: byId,
  response: z.array(listingCodec),
})

export const searchInBox = endpoint({
  method: 'GET',
  path: 'api/rent/search/:south/:west/:north/:east/:typeIds',
  params: z
    .strictObject({
      south: latitudeText,
      west: longitudeText,
      north: latitudeText,
      east: longitudeText,
      typeIds: typeIdsCodec,
    })
    .check(southIsBelowNorth),
  response: z.array(listingCodec),
  beside: total,
})

export const search = endpoint({
  method: 'POST',
  path: 'api/rent/search/',
  effect: 'read',
  body: searchRequest,
  response: z.array(listingCodec),
  beside: total,
})

export const getCityCounts = endpoint({
  method: 'GET',
  path: 'api/rent/citycounts',
  response: z.array(cityCountCodec),
})

/** The rates by which the server's search compares prices, so that a device compares alike. */
export const getRates = endpoint({
  method: 'GET',
  path: 'api/rent/rates',
  response: referenceRatesCodec,
})

export const getListing = endpoint({
  method: 'GET',
  path: 'api/rent/get/:id',
  params: byId,
  response: listingCodec,
})

export const getListingReview = endpoint({
  method: 'GET',
  path: 'api/rent/review/:id',
  params: byId,
  response: z.object({
    listing: listingCodec,
    reviews: z.array(reviewCodec),
    isOwner: z.boolean(),
  }),
})

/** The same key with another form is refused, with the id of the listing that it made. */
export const createListing = endpoint({
  method: 'POST',
  path: 'api/rent/create',
  access: 'user',
  takesKey: true,
  body: listingFormCodec,
  response: z.object({ Id: id }),
  invalidates: ['own-listings'],
})

/** Code 13 carries the listing as it is now. */
export const editListing = endpoint({
  method: 'POST',
  path: 'api/rent/edit/:id',
  access: 'user',
  params: byId,
  body: listingFormCodec,
  response: z.object({ Id: id }),
  invalidates: ['own-listings', 'listing', 'search'],
})

/** Buildings that other listings of this site stand in, nearest first. */
export const getBuildingsNear = endpoint({
  method: 'GET',
  path: 'api/rent/buildings/:lat/:lng',
  access: 'user',
  params: z.strictObject({ lat: latitudeText, lng: longitudeText }),
  response: z.array(buildingCodec),
})

/** With `LocId` the listing stands where that building does, which has to be one of those near; without,
 *  it stands in none. */
export const setListingPlace = endpoint({
  method: 'POST',
  path: 'api/rent/setlocation/:id',
  access: 'user',
  params: byId,
  body: z.strictObject({
    Id: z.optional(id),
    lng: longitude,
    lat: latitude,
    LocId: z.optional(z.nullable(id)),
  }),
  response: listingCodec,
  invalidates: ['own-listings', 'listing', 'search', 'cities'],
})

export const setListingActive = endpoint({
  method: 'GET',
  path: 'api/rent/setactive/:id/:active',
  access: 'user',
  effect: 'write',
  params: z.strictObject({ id: idInPath, active: zeroOrOne }),
  response: listingCodec,
  invalidates: ['own-listings', 'listing', 'search', 'cities'],
})

/** What was said and agreed about it stays readable. Code 12 carries a reservation that stands in the way: a
 *  request that waits or a stay that is not over. */
export const deleteListing = endpoint({
  method: 'GET',
  path: 'api/rent/delete/:id',
  access: 'user',
  effect: 'write',
  params: byId,
  response: z.null(),
  invalidates: ['own-listings', 'listing', 'search', 'cities', 'saved'],
})

const pictureSources = z.array(text(textLimits.pictureSource)).check(atMost(listingPicturesAtMost))

export const setPictureOrder = endpoint({
  method: 'POST',
  path: 'api/rent/imgorder/:id',
  access: 'user',
  params: byId,
  body: z.strictObject({ images: pictureSources }),
  response: pictureSources,
  invalidates: ['own-listings', 'listing', 'search'],
})

export const deletePicture = endpoint({
  method: 'GET',
  path: 'api/rent/deleteimg/:src',
  access: 'user',
  effect: 'write',
  params: z.strictObject({ src: text(textLimits.pictureSource) }),
  /** Needed where several of the user's listings show the picture. */
  query: z.strictObject({ RentId: z.optional(idInPath) }),
  response: pictureSources,
  invalidates: ['own-listings', 'listing', 'search'],
})

/** Files p0, p1 … of at most 15 MB each; all are taken or none. `files` has the source of each. */
export const uploadListingPictures = endpoint({
  method: 'POST',
  path: 'api/user/uploadimages/lend/:id',
  access: 'user',
  transport: 'files',
  params: byId,
  response: z.null(),
  beside: z.strictObject({ files: pictureSources }),
  invalidates: ['own-listings', 'listing', 'search'],
})

export const getSavedListings = endpoint({
  method: 'GET',
  path: 'api/rent/getsaved',
  access: 'user',
  response: z.array(listingCodec),
})

export const saveListing = endpoint({
  method: 'POST',
  path: 'api/rent/save/:id/:saved',
  access: 'user',
  offline: 'queue',
  params: z.strictObject({ id: idInPath, saved: zeroOrOne }),
  response: z.null(),
  invalidates: ['saved'],
})
