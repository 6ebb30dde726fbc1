import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#server/escape-html.ts'
import type { SiteHosts } from '#server/site.ts'
import { readPageChunks, type PageChunks } from './page-chunks.ts'
import type { FirstAnswer } from './first-answer.ts'
import { pageSiteOf, type BuiltSite } from './built-sites.ts'
import { fillSite, nameSite } from './fill-site.ts'
import { headMarkup, paintMarkup, sentDataMarkup } from './page-head.ts'
import { readBuiltFile } from './read-built-file.ts'

export interface PageTemplate {
  /** Whether the app has a page there. */
  isPage: PageChunks['isPage']
  /** A page as it is built, with the files of its route; the landing page with its first paint. */
  plain(path: string, query?: string): string
  /** A page with what the server knows of it already. */
  filled(path: string, answer: FirstAnswer): string
}

const title = /<title>[^<]*<\/title>/
const headEnd = '</head>'
const emptyRoot = '<div id="root">'
const description = /<meta\s+name="description"[^>]*>/

/** Reads the built index.html once; each page of a site is put together from its parts.
 *  @param folder of the build
 *  @throws Error that names what is filled and is not there */
export function readPageTemplate(
  folder: string,
  built: BuiltSite,
  siteHosts: SiteHosts,
): PageTemplate {
  const { site } = built
  const pageSite = pageSiteOf(built, siteHosts)
  const source = readFileSync(join(folder, 'index.html'), 'utf8')
  assertFillable(source)
  const html = fillSite(source, site, pageSite)
  const { isPage, linksOf } = readChunks(folder)
  const withoutDescription = html.replace(description, '')
  const paintOf = (page: string) =>
    readBuiltFile(join(folder, `.vite/first-paint/${page}.html`)) ?? ''
  const [landing, listing] = ['landing', 'listing'].map((page) =>
    nameSite(paintOf(page), site, pageSite),
  ) as [string, string]
  return {
    isPage,
    plain(path, query) {
      const page = html.replace(headEnd, () => linksOf(path, query) + headEnd)
      return path === '/' ? paintFirst(page).replace(emptyRoot, () => emptyRoot + landing) : page
    },
    filled(path, { head: said, answers, paint }) {
      const head = { ...said, title: `${said.title} · ${site.name}`, siteName: site.name }
      const page = withoutDescription.replace(headEnd, () => linksOf(path) + headEnd)
      return (paint ? paintFirst(page) : page)
        .replace(title, () => `<title>${escapeHtml(head.title)}</title>${headMarkup(head)}`)
        .replace(
          emptyRoot,
          () => sentDataMarkup(answers) + emptyRoot + (paint ? paintMarkup(listing, paint) : ''),
        )
    },
  }
}

const scripts = /<(script type="module"|link rel="modulepreload")/g

/** Of a page that stands there before a script has run: what it looks like need not share the line with what it does. */
const paintFirst = (page: string) => page.replaceAll(scripts, '<$1 fetchpriority="low"')

function assertFillable(html: string): void {
  const missing = [headEnd, emptyRoot].filter((marker) => !html.includes(marker))
  if (!title.test(html)) missing.push('<title>')
  if (!description.test(html)) missing.push('<meta name="description">')
  if (missing.length > 0) throw new Error(`index.html has no ${missing.join(', no ')}`)
}

function readChunks(folder: string): PageChunks {
  const [manifest, pages] = ['manifest', 'pages'].map((name) =>
    readBuiltFile(join(folder, `.vite/${name}.json`)),
  )
  return manifest && pages
    ? readPageChunks(JSON.parse(manifest), JSON.parse(pages))
    : { isPage: () => true, linksOf: () => '' }
}
