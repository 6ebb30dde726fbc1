/** Where an archive of tiles is. */
export type ArchivePlace =
  | { kind: 'file'; /** Absolute. */ path: string }
  | { kind: 'url'; url: string }
