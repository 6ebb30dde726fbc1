const sqlStates = { uniqueViolation: '23505', exclusionViolation: '23P01' } as const

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CONNECTION_\w+|CONNECT_TIMEOUT)$/

interface ServerError {
  code: string
  constraint?: string
}

const isServerError = (error: unknown): error is Error & ServerError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Whether a statement failed on this constraint. A sharded table's constraint carries its shard's
 *  number behind the name, so the beginning is what counts. */
export function failedOn(
  error: unknown,
  kind: keyof typeof sqlStates,
  constraint: string,
): boolean {
  if (!isServerError(error) || error.code !== sqlStates[kind]) return false
  return (error.constraint ?? '').startsWith(constraint)
}

/** Whether what was to be kept found no room on a disk: the database's own, or ours. */
export const isDiskFull = (error: unknown): boolean =>
  isServerError(error) && /^(53100|ENOSPC|EDQUOT)$/.test(error.code)

/** Whether the server, which was the primary, or was about to be, takes no writes. */
export const takesNoWrites = (error: unknown): boolean =>
  isServerError(error) && error.code === '25006'

/** Whether the database could not be reached, is shutting down, or is no primary at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!isServerError(error)) return false
  return (
    error.code.startsWith('08') ||
    error.code.startsWith('57P') ||
    takesNoWrites(error) ||
    error.code === '53300' ||
    unreachable.test(error.code)
  )
}

/** Whether the user of the database has not the right to do so. */
export const isNotAllowed = (error: unknown): error is Error & ServerError =>
  isServerError(error) && error.code === '42501'
