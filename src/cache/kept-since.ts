/** The version of the app that last changed the shape of answers, of who is logged in or of the language as devices keep
 *  them. Its pages, and those of every version since, read what the others have kept.
 *  @see docs/decisions/what-outlives-a-version.md */
export const keptSince = '0.1.7'
