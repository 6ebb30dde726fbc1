import type { Source } from 'pmtiles'

/** An archive's bytes. */
export interface ArchiveSource extends Source {
  /** Of the whole archive, null while it is not known. */
  readonly sizeBytes: number | null
  /** What its keeper calls this version of it, '' without. */
  readonly mark: string
  close(): Promise<void>
}

/** A directory or a tile is never as long as this, whatever an archive says. */
const maxPartBytes = 32 * 1024 * 1024

/** An archive names its parts by place and length, and may name any.
 *  @throws Error unless it can be a part */
export function assertPart(offset: number, lengthBytes: number): void {
  const isPlace = Number.isSafeInteger(offset + lengthBytes) && offset >= 0 && lengthBytes > 0
  if (!isPlace || lengthBytes > maxPartBytes) {
    throw new Error('No part of an archive is there')
  }
}

/** The first read asks for more than a small archive has; any other is for what is said to be there.
 *  @throws Error when something is missing */
export function assertWhole(bytes: Uint8Array, offset: number, lengthBytes: number): void {
  if (offset > 0 && bytes.length < lengthBytes) throw new Error('A part of the archive is cut off')
}
