import { readAtMostMs } from '#contract/limits.ts'

/** Ends what is only read with what its caller gives, or when it has taken too long. */
export const readSignal = (given: readonly AbortSignal[]): AbortSignal =>
  AbortSignal.any([...given, AbortSignal.timeout(readAtMostMs)])
