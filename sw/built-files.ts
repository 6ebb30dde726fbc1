declare const self: ServiceWorkerGlobalScope

/** What the build has listed for this worker. */
export const builtFiles = self.__WB_MANIFEST

const hashes = new Map(
  builtFiles.map(({ url, integrity = '' }) => [new URL(url, self.location.href).href, integrity]),
)

/** @param path from the root of the site */
export const isBuilt = (path: string): boolean => hashes.has(new URL(path, self.location.href).href)

/** Asks for a file of the build in such a way that nothing else comes for it, be it cut or a page of somebody else's:
 *  what is kept stays for as long as its version. Once more past the browser's own cache, which may have kept that
 *  something else in its place.
 *  @param ask rejects where the file did not come */
export async function askFor<Answer>(
  url: string,
  options: RequestInit,
  ask: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  const { href } = new URL(url, self.location.href)
  const request = new Request(href, { ...options, integrity: hashes.get(href) ?? '' })
  return ask(request).catch((error: Error) => {
    // It came, and there is no room for it.
    if (error.name === 'QuotaExceededError') throw error
    return ask(new Request(request, { cache: 'reload' }))
  })
}
