import { sitemapEntriesAtMost } from '#contract/limits.ts'
import {
  activeEntries,
  activeRuns,
  countActive,
  type SitemapEntry,
} from '#server/db/repositories/sitemap.ts'
import type { Context } from './context.ts'

/** All active listings of a site, or where there are too many for one file, its parts. A part is a run of
 *  ids, so that a listing stays in its part whatever becomes of others. */
export type Sitemap =
  | { kind: 'whole'; entries: SitemapEntry[] }
  | { kind: 'parts'; parts: { part: number; updatedOn: Date }[] }

/** @param atMost entries in one file */
export async function readSitemap(
  { db }: Context,
  siteId: number,
  atMost: number = sitemapEntriesAtMost,
): Promise<Sitemap> {
  if ((await countActive(db, siteId)) <= atMost) {
    const entries = await activeEntries(db, siteId, { first: 1, end: Number.MAX_SAFE_INTEGER })
    return { kind: 'whole', entries }
  }
  const runs = await activeRuns(db, siteId, atMost)
  return { kind: 'parts', parts: runs.map(({ run, updatedOn }) => ({ part: run + 1, updatedOn })) }
}

/** @param part counted from 1 */
export function readSitemapPart(
  { db }: Context,
  siteId: number,
  part: number,
  atMost: number = sitemapEntriesAtMost,
): Promise<SitemapEntry[]> {
  return activeEntries(db, siteId, { first: (part - 1) * atMost, end: part * atMost })
}
