/** The caches of the worker. The shell's is replaced with each version, the others outlive it. Those whose
 *  name begins with `kept-` are a person's own: nothing else empties them, not even a worker that is withdrawn. */
export const cacheNames = {
  shell: 'shell',
  /** Of the version before this one. */
  previousChunks: 'previous-chunks',
  /** Chunks that are not part of the shell: the map's library, other languages. */
  chunks: 'chunks',
  /** Pictures that were looked at; the oldest make room. */
  pictures: 'pictures',
  /** Tiles that were looked at; the oldest make room. */
  tiles: 'tiles',
  keptPictures: 'kept-pictures',
  /** Which pictures belong to what is kept. */
  keptPictureSets: 'kept-picture-sets',
  /** Tiles of the areas that a person keeps. */
  keptTiles: 'kept-tiles',
  keptAreas: 'kept-areas',
  mapSource: 'map-source',
} as const
