/** Every place as columns, sorted by folded name, in memory that threads share. */
export interface PlaceTable {
  count: number
  /** One for each place, in the same order. */
  ownNames: NameIndex
  /** Those in other languages. */
  otherNames: NameIndex
  /** Of regions, in every language, as names of the largest place there; without those of a larger place in the same
   *  country, such as Moscow. */
  regionNames: NameIndex
  /** In 1/100,000 degree. */
  lat: Int32Array
  lng: Int32Array
  population: Uint32Array
  kind: Uint8Array
  /** Index into `countryCodes`. */
  country: Uint8Array
  countryCodes: string[]
  /** By country code. */
  capitals: Map<string, number>
  /** Index into `regionCodes`. */
  region: Uint16Array
  /** Country and what GeoNames calls its parts, such as US.ME. */
  regionCodes: string[]
  /** From the folded name in any language of the product, or the folded code. */
  countryByName: Map<string, string>
  /** Points on the unit sphere, three numbers a place. */
  sphere: Float32Array
}

/** Names by which places are found. */
export interface NameIndex {
  /** Folded, in the order of their bytes. */
  keys: TextColumn
  /** As they are written. */
  names: TextColumn
  /** Which place each one names. */
  rows: Uint32Array
  /** Which of the names of its place each one is: 0 is the main one. */
  orders: Uint8Array
}

/** Texts in UTF-8, one after the other; text `i` is `bytes[starts[i]..starts[i + 1]]`. */
export interface TextColumn {
  bytes: Uint8Array
  starts: Uint32Array
}

/** `seat` is the capital of a region, `lesserSeat` that of a part of one, such as a province of Spain. */
export const placeKinds = { town: 0, quarter: 1, capital: 2, seat: 3, lesserSeat: 4 } as const

export const unitsPerDegree = 1e5

/** Buffers read UTF-8 out of shared memory, a TextDecoder refuses to. */
export function textReader(column: TextColumn): (row: number) => string {
  const bytes = Buffer.from(column.bytes.buffer, column.bytes.byteOffset, column.bytes.byteLength)
  return (row) => bytes.toString('utf8', column.starts[row], column.starts[row + 1])
}

export function pointOnSphere(lat: number, lng: number): [x: number, y: number, z: number] {
  const phi = (lat * Math.PI) / 180
  const lambda = (lng * Math.PI) / 180
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}
