/** Where pictures are kept cannot be reached or refuses, for now: the same may be asked again. */
export class MediaAwayError extends Error {
  override name = 'MediaAwayError'
  /** What it says itself, such as AccessDenied, or why nothing was heard, such as ECONNREFUSED. */
  readonly code: string
  /** Null when there was no answer. */
  readonly status: number | null

  constructor(asked: string, { code, status }: { code: string; status: number | null }) {
    super(`${asked}: ${status === null ? 'no answer' : `answered ${status}`} (${code})`)
    this.code = code
    this.status = status
  }
}
