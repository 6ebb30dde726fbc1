/** Where a listing's own calendar is. */
export const exportPathOf = (token: string) => `/calendar/${token}.ics`

/** The header by which the server says of a static page that it is there, or that it is not: whatever a network puts in
 *  its place is a page as well. */
export const staticPageMark = 'x-static-page'

/** Paths that are never a page of the app: server and worker leave them to what answers there. */
export const notPages =
  /^\/(api|\.well-known|tiles|assets|media|calendar|sister|translate|healthz|readyz|metrics)(\/|$)|^\/test\/mail(\/|$)|^\/static\/[^/]+\/.|^\/sitemap(-[^/]*)?\.xml$/
