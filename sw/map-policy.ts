import { mapSourcePath } from '#contract/domain/map-source.ts'
import { cacheNames } from '#src/cache/cache-names.ts'

const header = 'content-security-policy'

/** What of the policy depends on where the map comes from. */
const mapDirectives = ['connect-src', 'img-src']

/** The kept start page and the kept worker of the map have the policy of the day they were fetched, and the
 *  operator may have the map drawn from elsewhere since. The page is about to read where the map comes from,
 *  out of the cache as well: it gets the policy that came with just that answer.
 *  @see docs/decisions/the-policy-comes-with-the-map.md */
export async function withMapPolicy(answer: Response): Promise<Response> {
  const source = await caches.match(mapSourcePath, { cacheName: cacheNames.mapSource })
  const policy = mergedPolicy(answer.headers.get(header), source?.headers.get(header) ?? null)
  if (policy === null) return answer
  const headers = new Headers(answer.headers)
  headers.set(header, policy)
  return new Response(answer.body, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  })
}

/** @returns null when there is nothing to change */
export function mergedPolicy(kept: string | null, ofMap: string | null): string | null {
  if (kept === null || ofMap === null) return null
  const current = directivesOf(ofMap)
  const merged = [...directivesOf(kept)].map(([name, directive]) =>
    mapDirectives.includes(name) ? (current.get(name) ?? directive) : directive,
  )
  const policy = merged.join(';')
  return policy === kept ? null : policy
}

function directivesOf(policy: string): Map<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim())
  return new Map(directives.map((directive) => [directive.split(' ', 1)[0] ?? '', directive]))
}
