import { redirect } from '@tanstack/react-router'
import { returnParams } from './return-params.ts'

/** Of the link that has led to the page that is open. */
let opened = ''

/** The address that a mail leads to: its token, and where a login leads. */
export function mailedLinkParams({ h, ...search }: Record<string, unknown>): {
  h?: string
  to?: string | undefined
} {
  return { ...returnParams(search), ...(h !== undefined && { h: String(h) }) }
}

/** Takes the token of a mailed link out of the address, where history and bookmarks would keep it, and gives it to the
 *  page.
 *  @returns '' for a page that no link has led to */
export function takeToken({
  search: { h },
  location,
}: {
  search: ReturnType<typeof mailedLinkParams>
  location: { pathname: string }
}): { token: string } {
  if (h !== undefined) {
    opened = h
    throw redirect({ href: location.pathname, replace: true })
  }
  return { token: opened }
}

/** For when the page is left. The router asks for the token more often than it enters the page: for each way to a part
 *  of it, and when it tries again. */
export function forgetToken(): void {
  opened = ''
}
