/** A browser whose user has logged out while the server could not be told sends this cookie, and the session that comes
 *  with it ends. @see docs/decisions/a-logout-waits-in-a-cookie.md */
export const leftCookie = 'left'
