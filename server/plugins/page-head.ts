/** What stands in the head of one page, besides what stands in every page's. */
export interface PageHead {
  title: string
  description: string
  /** Absolute address, null when it is not known. */
  canonical: string | null
  /** Absolute address of a picture, null when there is none. */
  image: string | null
  /** Of the first picture, for its preload. */
  imageSet: { sources: string; sizes: string } | null
}

/** What the server paints of a listing before the app has run: its placeholders with their texts. */
export type FirstPaint = Record<
  'title' | 'place' | 'picture' | 'sources' | 'sizes' | 'width' | 'height',
  string
>

/** Text as it may stand in an element and in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** Description for search engines, address, preview for messengers, and the first picture before all
 *  scripts. The title has its own place. */
export function headMarkup({ title, description, canonical, image, imageSet }: PageHead): string {
  return [
    meta('name', 'description', description),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Staylend'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', canonical),
    image && meta('property', 'og:image', image),
    imageSet &&
      `<link rel="preload" as="image" type="image/webp" imagesrcset="${escapeHtml(imageSet.sources)}" imagesizes="${escapeHtml(imageSet.sizes)}" fetchpriority="high">`,
  ]
    .filter(Boolean)
    .join('')
}

/** @param template with the placeholders in braces */
export const paintMarkup = (template: string, paint: FirstPaint): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: keyof FirstPaint) => escapeHtml(paint[name]))

/** Answers of the API for the app's first questions, by their paths. `<` would end the script, or begin a
 *  comment that hides its end. */
export function sentDataMarkup(answers: Record<string, unknown>): string {
  const json = JSON.stringify(answers).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="sent-data">${json}</script>`
}
