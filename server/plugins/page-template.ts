import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPageChunks } from './page-chunks.ts'
import { escapeHtml, headMarkup, sentDataMarkup, type PageHead } from './page-head.ts'

export interface PageTemplate {
  /** A page as it is built, with the files of its route. */
  plain(path: string): string
  /** A page with what the server knows of it already. */
  filled(path: string, head: PageHead, answers: Record<string, unknown>): string
}

/** Reads the built index.html once; each page is put together from its parts.
 *  @param folder of the build */
export function readPageTemplate(folder: string): PageTemplate {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const chunksOf = readChunks(folder)
  const title = '<title>Staylend</title>'
  const description = /<meta\s+name="description"[^>]*>/
  const withoutDescription = html.replace(description, '')
  return {
    plain: (path) => html.replace('</head>', () => `${chunksOf(path)}</head>`),
    filled: (path, head, answers) =>
      withoutDescription
        .replace(title, () => `<title>${escapeHtml(head.title)}</title>${headMarkup(head)}`)
        .replace('</head>', () => `${chunksOf(path)}</head>`)
        .replace('<div id="root">', () => `${sentDataMarkup(answers)}<div id="root">`),
  }
}

function readChunks(folder: string): (path: string) => string {
  try {
    return readPageChunks(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  } catch {
    return () => ''
  }
}

/** What a page is recognised by when it is asked for again. Weak, since it may be compressed. */
export const etagOf = (page: string): string =>
  `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
