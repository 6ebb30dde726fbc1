import DOMPurify from 'dompurify'

/** Nothing that draws from elsewhere. */
const tags = [
  'h1',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'br',
  'dl',
  'dt',
  'dd',
  'code',
]

export interface CleanPage {
  /** Of its first heading; empty without one. */
  title: string
  html: string
}

/** What of a page may stand on ours: text with headings, lists and links, and nothing that runs, loads or looks like
 *  another site. */
export function cleanPage(html: string): CleanPage {
  const page = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'lang', 'id'],
    RETURN_DOM_FRAGMENT: true,
  })
  const heading = page.querySelector('h1')
  heading?.remove()
  const frame = document.createElement('div')
  frame.append(page)
  return { title: heading?.textContent?.trim() ?? '', html: frame.innerHTML }
}
