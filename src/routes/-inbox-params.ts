/** What of the inbox an address opens: all of it, or what is unread, or what is about one listing. */
export function inboxParams({ listing, show }: Record<string, unknown>): {
  listing?: number
  show?: 'unread'
} {
  const id = Number(listing)
  return {
    ...(Number.isSafeInteger(id) && id > 0 && { listing: id }),
    ...(show === 'unread' && { show }),
  }
}
