/** Cache-Control of what stays as it is for as long as it has its address. */
export const lasting = 'public, max-age=31536000, immutable'

/** The entity tags that an `If-None-Match` lists, weak ones as if they were strong: it tells no difference.
 *  @see RFC 9110, 13.1.2 */
export const listedTags = (ifNoneMatch: string | undefined): string[] =>
  ifNoneMatch?.match(/"[^"]*"/g) ?? []

/** Whether whoever asks has what is there, and has this tag. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' || listedTags(ifNoneMatch).includes(etag.replace(/^W\//, ''))
