import type { FieldIssue } from '#contract/domain/refusal.ts'

/** The server said no, or said something that is not an answer of ours. */
export class ApiError extends Error {
  /** Of the product's error table; 0 where the answer was none of ours. */
  readonly code: number
  readonly issues: FieldIssue[]
  readonly resObj: unknown

  constructor(
    message: string,
    { code, issues = [], resObj = null }: { code: number; issues?: FieldIssue[]; resObj?: unknown },
  ) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.issues = issues
    this.resObj = resObj
  }
}

/** The server could not be reached. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Failed to fetch dat', { cause })
    this.name = 'NetworkError'
  }
}
