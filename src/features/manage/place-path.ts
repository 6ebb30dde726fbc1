/** Where a listing's place is chosen. */
export const placePath = (listingId: number): string => `/lend/location/${listingId}`
