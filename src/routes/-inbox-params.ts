/** What of the inbox an address opens: all of it, or what is unread, or what is about one listing. */
export function inboxParams({ listing, show }: Record<string, unknown>): {
  listing?: number | undefined
  show?: 'unread' | undefined
} {
  const id = Number(listing)
  return {
    listing: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    show: show === 'unread' ? show : undefined,
  }
}
