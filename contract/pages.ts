/** Paths that are never a page of the app: server and worker leave them to what answers there. */
export const notPages =
  /^\/(api|tiles|assets|media|calendar|translate|healthz|readyz|metrics)(\/|$)|^\/test\/mail(\/|$)|^\/sitemap(-[^/]*)?\.xml$/
