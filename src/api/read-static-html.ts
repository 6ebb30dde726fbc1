import { NetworkError } from './api-error.ts'
import { reportReach } from './reach.ts'

/** A page that the operator may have written, in one language.
 *  @returns null when there is none in it
 *  @throws NetworkError */
export async function readStaticHtml(
  { culture, filename }: { culture: string; filename: string },
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(`/static/${culture}/${filename}.html`, { signal })
    const html = await response.text()
    // Whatever else refuses, it is not the site that has none.
    if (!response.ok && response.status !== 404) throw new Error(`HTTP ${response.status}`)
    reportReach(true)
    return response.ok ? html : null
  } catch (error) {
    if (signal.aborted) throw error
    reportReach(false)
    throw new NetworkError(error)
  }
}
