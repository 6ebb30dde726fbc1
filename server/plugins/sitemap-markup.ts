import { escapeHtml } from '#server/escape-html.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const entry = (element: string, address: string, changedOn: Date) =>
  `<${element}><loc>${escapeHtml(address)}</loc><lastmod>${changedOn.toISOString()}</lastmod></${element}>`

export function listingsMarkup(
  origin: string,
  entries: readonly { id: number; updatedOn: Date }[],
): string {
  const urls = entries.map(({ id, updatedOn }) =>
    entry('url', `${origin}/rentitem/${id}`, updatedOn),
  )
  return `${declaration}\n<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`
}

export function indexMarkup(
  origin: string,
  parts: readonly { part: number; updatedOn: Date }[],
): string {
  const files = parts.map(({ part, updatedOn }) =>
    entry('sitemap', `${origin}/sitemap-${part}.xml`, updatedOn),
  )
  return `${declaration}\n<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`
}
