const nowhere = 'http://own.invalid'

/** A path of this site, or null: what a browser would read as another site is none. */
export function ownPath(path: string | undefined): string | null {
  if (!path?.startsWith('/') || !URL.canParse(path, nowhere)) return null
  const { origin, pathname, search, hash } = new URL(path, nowhere)
  return origin === nowhere && !pathname.startsWith('//') ? pathname + search + hash : null
}
