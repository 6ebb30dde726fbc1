import { typing } from '#contract/limits.ts'

/** What of which word stands there, and what happens next. */
export interface Typed {
  word: number
  length: number
  isDeleting: boolean
}

export const nothingTyped: Typed = { word: 0, length: 0, isDeleting: false }

/** The next letter comes or goes; after the last word the first one follows.
 *  @param lengths of the words, in letters as a reader counts them */
export function nextTyped({ word, length, isDeleting }: Typed, lengths: readonly number[]): Typed {
  if (!isDeleting) {
    return length < (lengths[word] ?? 0)
      ? { word, length: length + 1, isDeleting }
      : { word, length: length - 1, isDeleting: true }
  }
  return length > 0
    ? { word, length: length - 1, isDeleting }
    : { word: (word + 1) % lengths.length, length: 1, isDeleting: false }
}

/** How long this stands before the next letter comes or goes. A whole word rests, to be read. */
export function typedForMs(
  { word, length, isDeleting }: Typed,
  lengths: readonly number[],
): number {
  if (isDeleting) return typing.deletedMs
  return length === lengths[word] ? typing.restMs : typing.typedMs
}
