import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import { isNotThere } from '#src/api/is-not-there.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'

/** What a page shows. What is not there has no page, and a session that is over leads to the login. */
export async function loadPage<T>(location: ParsedLocation, loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (isNotThere(error)) throw notFound()
    if (isRefusedAs(error, 'login-needed')) {
      throw redirect({ to: '/login', search: { to: location.href } })
    }
    throw error
  }
}
