/** The caches of the worker. The shell's is replaced with each version, the others outlive it. */
export const cacheNames = {
  shell: 'shell',
  /** Of the version before this one. */
  previousChunks: 'previous-chunks',
  /** Chunks that are not part of the shell: the map's library, other languages. */
  chunks: 'chunks',
  pictures: 'pictures',
  /** Tiles that were looked at; the oldest make room. */
  tiles: 'tiles',
  /** Tiles of the areas that a person keeps: nothing makes them leave but that person. */
  keptTiles: 'kept-tiles',
  keptAreas: 'kept-areas',
  mapSource: 'map-source',
} as const
