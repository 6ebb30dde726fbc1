import type { FieldIssue } from '#contract/domain/refusal.ts'

/** The server said no, or said something that is not an answer of ours. */
export class ApiError extends Error {
  /** Of the product's error table; 0 where the answer was none of ours. */
  readonly code: number
  readonly issues: FieldIssue[]
  readonly resObj: unknown
  /** How long the server asks to wait before another try; 0 where it does not. */
  readonly retryAfterSeconds: number

  constructor(
    message: string,
    {
      code,
      issues = [],
      resObj = null,
      retryAfterSeconds = 0,
    }: { code: number; issues?: FieldIssue[]; resObj?: unknown; retryAfterSeconds?: number },
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.issues = issues
    this.resObj = resObj
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The server could not be reached. */
export class NetworkError extends Error {
  /** None when it was asked, so that nothing has come to the server, lost before an answer came, or there all the time, as
   *  the device says. */
  readonly connection: 'none' | 'lost' | 'there'

  constructor(cause: unknown, connection: NetworkError['connection'] = 'there') {
    super('Failed to fetch dat', { cause })
    this.name = 'NetworkError'
    this.connection = connection
  }
}
