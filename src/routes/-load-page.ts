import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { ApiError } from '#src/api/api-error.ts'

/** What a page shows. What is not there has no page, and a session that is over leads to the login. */
export async function loadPage<T>(location: ParsedLocation, loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    if (code === errorCodes['not-there'].code) throw notFound()
    if (code === errorCodes['login-needed'].code) {
      throw redirect({ to: '/login', search: { to: location.href } })
    }
    throw error
  }
}
