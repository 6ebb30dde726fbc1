/** The body of an answer, of which nobody knows how long it is.
 *  @returns null when it is longer than that; the rest is not read */
export async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  // Leaving the loop early cancels the body.
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxBytes) return null
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Why nothing came, in words. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it does not answer in time'
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return `it cannot be reached (${cause?.code ?? cause?.message ?? error.message})`
}
