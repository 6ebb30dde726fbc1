/** Where a listing's own calendar is. */
export const exportPathOf = (token: string) => `/calendar/${token}.ics`

/** Paths that are never a page of the app: server and worker leave them to what answers there. */
export const notPages =
  /^\/(api|\.well-known|tiles|assets|media|calendar|sister|translate|healthz|readyz|metrics)(\/|$)|^\/test\/mail(\/|$)|^\/static\/[^/]+\/.|^\/sitemap(-[^/]*)?\.xml$/
