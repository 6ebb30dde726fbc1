import { createHash } from 'node:crypto'
import type { PageSite } from '#contract/page-site.ts'
import { sites } from '#sites/all.gen.ts'
import type { Site, SiteColours } from '#sites/site.ts'
import { escapeHtml } from '#server/escape-html.ts'
import { dataScript } from './data-script.ts'

const colourStyle = ({ hues }: SiteColours) =>
  `:root{${Object.entries(hues)
    .map(([name, degrees]) => `--hue-${name}:${degrees}`)
    .join(';')}}`

/** The rules of the sites' colours, as the content policy names what may stand within a page. */
export const colourStyleHashes = sites.map(
  ({ colours }) =>
    `sha256-${createHash('sha256').update(colourStyle(colours)).digest('base64')}` as const,
)

/** Fills a site's own words and pictures into what is built for all sites.
 *  @param html with names in braces, such as `{site.name}`
 *  @throws Error that names what no site says */
export function nameSite(html: string, { name, colours }: Site, pageSite: PageSite): string {
  const parts: Record<string, string | undefined> = {
    name,
    description: pageSite.texts['site.description'],
    'frame.light': colours.frame.light,
    'frame.dark': colours.frame.dark,
    heroLead: pageSite.texts['site.heroLead'],
    heroCopy: pageSite.texts['site.heroCopy'],
    hero: pageSite.pictures.hero,
  }
  return html.replaceAll(/\{site\.([\w.]+)\}/g, (marker, part: string) => {
    const text = parts[part]
    if (text === undefined) throw new Error(`A page has ${marker}, which no site says`)
    return escapeHtml(text)
  })
}

/** Makes a page one of this site: its words, its colours, and what the app has to know of it. */
export function fillSite(html: string, site: Site, pageSite: PageSite): string {
  const head = `<style>${colourStyle(site.colours)}</style>${dataScript('type="application/json" id="site"', pageSite)}`
  return nameSite(html, site, pageSite).replace('</head>', () => `${head}</head>`)
}
