import { escapeHtml } from '#server/escape-html.ts'
import { dataScript } from './data-script.ts'

/** What stands in the head of one page, besides what stands in every page's. */
export interface PageHead {
  siteName: string
  title: string
  description: string
  /** Absolute address, null when it is not known. */
  canonical: string | null
  /** Whether search engines are to show it. */
  isListed: boolean
  /** With its absolute address, null when there is none. */
  image: { address: string; widthPx: number; heightPx: number; text: string } | null
  /** Of the first picture, for its preload. */
  imageSet: { sources: string; sizes: string } | null
  /** In the words of schema.org, for search engines. */
  structured: object
}

/** What the server paints of a listing before the app has run: its placeholders with their texts. */
export type FirstPaint = Record<
  'title' | 'place' | 'picture' | 'sources' | 'sizes' | 'width' | 'height',
  string
>

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** Description and data for search engines, address, preview for messengers, and the first picture before
 *  all scripts. The title has its own place. */
export function headMarkup(head: PageHead): string {
  const { title, description, canonical, isListed, image, imageSet, structured } = head
  return [
    meta('name', 'description', description),
    !isListed && meta('name', 'robots', 'noindex'),
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', head.siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    canonical && meta('property', 'og:url', canonical),
    ...(image ? imageMarkup(image) : []),
    imageSet &&
      `<link rel="preload" as="image" type="image/webp" imagesrcset="${escapeHtml(imageSet.sources)}" imagesizes="${escapeHtml(imageSet.sizes)}" fetchpriority="high">`,
    dataScript('type="application/ld+json"', structured),
  ]
    .filter(Boolean)
    .join('')
}

const imageMarkup = ({ address, widthPx, heightPx, text }: NonNullable<PageHead['image']>) => [
  meta('property', 'og:image', address),
  meta('property', 'og:image:width', String(widthPx)),
  meta('property', 'og:image:height', String(heightPx)),
  meta('property', 'og:image:alt', text),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/** @param template with the placeholders in braces */
export const paintMarkup = (template: string, paint: FirstPaint): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: keyof FirstPaint) => escapeHtml(paint[name]))

/** Answers of the API for the app's first questions, by their paths. */
export const sentDataMarkup = (answers: Record<string, unknown>): string =>
  dataScript('type="application/json" id="sent-data"', answers)
