import { ApiError } from './api-error.ts'

/** What the server said about each field, by the field's name on the wire. */
export function fieldErrors(error: Error | null): Record<string, string | undefined> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
