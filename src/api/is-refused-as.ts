import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from './api-error.ts'

/** Whether the server has refused something, by its code, which some reasons share. */
export const isRefusedAs = (error: unknown, reason: keyof typeof errorCodes): error is ApiError =>
  error instanceof ApiError && error.code === errorCodes[reason].code
