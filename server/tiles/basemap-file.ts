import { builtFile } from '#server/built.ts'

/** Built by `tools/basemap`, as part of every start that finds it older than what it is made from. */
export const basemapFile = builtFile('basemap.pmtiles')
