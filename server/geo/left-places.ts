/** The kinds of places in which nobody lives any more, after GeoNames. */
export const leftPlaces: ReadonlySet<string> = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
