import { MapRefused } from './map-refused.ts'

const timeoutMs = 15_000

/** Reads JSON that a map is made of.
 *  @throws MapRefused when who serves it does not let us in; Error when it does not come within 15 s, or
 *  is something else */
export async function fetchMapJson(url: string): Promise<unknown> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`${url} did not answer`)), timeoutMs)
  try {
    const response = await fetch(url, { signal: abort.signal })
    if (response.status === 401 || response.status === 403) throw new MapRefused(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return await response.json()
  } finally {
    clearTimeout(timer)
  }
}
