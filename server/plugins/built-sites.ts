import { join } from 'node:path'
import { isOfThisMachine, type PageSite } from '#contract/page-site.ts'
import type { SiteHosts } from '#server/site.ts'
import { siteMessages } from '#sites/messages.ts'
import { sitesWithTexts } from '#sites/all-texts.gen.ts'
import { readBuiltFile } from './read-built-file.ts'

/** What the build has made of a site's files. */
export interface SiteFiles {
  pictures: PageSite['pictures']
  /** For who installs the app. */
  screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[]
}

export type BuiltSite = (typeof sitesWithTexts)[number] & { files: SiteFiles }

const listPath = '.vite/sites.json'

/** Where the files of a site are in the build, that answer at the root of its host. */
export const siteFilesFolder = (folder: string): string => `sites/${folder}`

/** All sites, with their files; without a build they have none.
 *  @param folder of the build */
export function readBuiltSites(folder: string): BuiltSite[] {
  const files: Record<string, SiteFiles> = JSON.parse(readBuiltFile(join(folder, listPath)) ?? '{}')
  const none: SiteFiles = { pictures: { hero: '', rent: '', lend: '' }, screenshots: [] }
  return sitesWithTexts.map((site) => ({ ...site, files: files[site.folder] ?? none }))
}

/** What stands in each page of a site. */
export function pageSiteOf(
  { site: { id, name }, files: { pictures } }: BuiltSite,
  siteHosts: SiteHosts,
): PageSite {
  return {
    id,
    name,
    texts: siteMessages(id, (text) => text.id),
    pictures,
    sisters: sitesWithTexts.flatMap(({ site }) =>
      site.id === id
        ? []
        : {
            id: site.id,
            name: site.name,
            sign: site.types[0].sign,
            isOnlyHere: isOfThisMachine(siteHosts.get(site.id) ?? ''),
          },
    ),
  }
}
