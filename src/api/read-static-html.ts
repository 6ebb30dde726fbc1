import { staticPageMark } from '#contract/pages.ts'
import { NetworkError } from './api-error.ts'
import { reportReach } from './reach.ts'
import { readSignal } from './read-signal.ts'

/** A page that the operator may have written, in one language.
 *  @returns null when there is none in it
 *  @throws NetworkError */
export async function readStaticHtml(
  { culture, filename }: { culture: string; filename: string },
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(`/static/${culture}/${filename}.html`, {
      // A page that a network has put in its place would be the browser's, and get our mark as soon as our server says
      // that nothing has changed.
      cache: 'no-store',
      signal: readSignal([signal]),
    })
    const html = await response.text()
    const { ok, status, headers } = response
    // Whatever else answers or refuses, it is not the site that has none.
    if (!headers.has(staticPageMark) || !(ok || status === 404)) throw new Error(`HTTP ${status}`)
    reportReach(true)
    return ok ? html : null
  } catch (error) {
    if (signal.aborted) throw error
    reportReach(false)
    throw new NetworkError(error)
  }
}
