/** Before which every file was put there. */
export const everything = new Date(8e15)

/** Where pictures are kept. A name says what is in a file, so a file is written once and never
 *  changed. All that asks it throws MediaAwayError while it cannot be reached. */
export interface MediaStore {
  /** For the operator, without a secret. */
  place: string
  /** Resolves when the file would outlive a power cut; a name that is there already is left alone, and counts as put
   *  there now. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** @returns null when there is no such file */
  read(name: string): Promise<Uint8Array | null>
  /** The names of what was put there before, in no order, and of what was never finished. */
  putBefore(time: Date): AsyncIterable<string>
  /** Removes a file, unless it was put there again since, and what is put there meanwhile stays. A store may keep it
   *  aside, still read and told by `putBefore`, until it is removed once more. */
  removePutBefore(name: string, time: Date): Promise<void>
  /** What says which database the pictures belong to.
   *  @returns null as long as nothing does */
  readMark(): Promise<string | null>
  putMark(mark: string): Promise<void>
}
