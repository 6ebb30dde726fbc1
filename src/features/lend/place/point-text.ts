import type { LatLng } from '#contract/domain/place.ts'

/** To a tenth of a metre. */
const decimals = 6

// Not -0, which is a zero of its own to whoever compares.
const rounded = (degrees: number) => Number(degrees.toFixed(decimals)) + 0

export const roundedPoint = ({ lat, lng }: LatLng): LatLng => ({
  lat: rounded(lat),
  lng: rounded(lng),
})

/** '13.7563, 100.5018', in digits that every map service takes. */
export const pointText = ({ lat, lng }: LatLng) => `${rounded(lat)}, ${rounded(lng)}`
