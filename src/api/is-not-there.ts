import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from './api-error.ts'

/** Whether the server has said that there is no such thing. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes['not-there'].code
