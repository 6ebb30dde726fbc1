/** Why a request is not done. Each has its code and status on the wire. */
export type RefusalReason =
  | 'login-needed'
  | 'not-yours'
  | 'not-there'
  | 'invalid'
  | 'dates-taken'
  | 'offer-changed'
  | 'too-many'
  | 'bad-file'
  | 'not-a-picture'
  | 'csrf'
  | 'key-reused'
  | 'other-user'
  | 'not-possible'
  | 'edited-meanwhile'
  | 'wrong-password'
  | 'user-exists'

/** A field that is wrong: its path in the request and a sentence for the person. */
export interface FieldIssue {
  path: string
  message: string
}

/** A refusal in the words of the rules; what carries it outside turns it into an answer. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly issues: FieldIssue[]

  constructor(reason: RefusalReason, message: string, issues: FieldIssue[] = []) {
    super(message)
    this.name = 'Refusal'
    this.reason = reason
    this.issues = issues
  }
}

/** A refusal of one field, in the sentence that stands beside it. */
export const invalidField = (path: string, message: string): Refusal =>
  new Refusal('invalid', message, [{ path, message }])

export const tooManyTries = 'Too many tries. Please wait.'

/** A refusal for now: the same may be asked again after a while. */
export class TooMany extends Refusal {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, message = tooManyTries) {
    super('too-many', message)
    this.name = 'TooMany'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** @throws Refusal 'not-there' when there is no value. */
export function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) {
    throw new Refusal('not-there', `This ${what} is not there.`)
  }
  return value
}
