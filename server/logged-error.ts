/** A type, since the logger wants one that may have other fields. */
type LoggedError = {
  type: string
  message: string
  stack: string
  code?: unknown
  constraint?: unknown
  cause?: LoggedError
}

/** What the log has of an error. Nothing else that it carries: a database tells on the whole row that it refused. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', cause } = error
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return {
    type,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}
