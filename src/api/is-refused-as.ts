import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from './api-error.ts'

/** Whether the server has refused something, for just this reason. */
export const isRefusedAs = (error: unknown, reason: keyof typeof errorCodes): boolean =>
  error instanceof ApiError && error.code === errorCodes[reason].code
