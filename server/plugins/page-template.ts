import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeHtml } from '#server/escape-html.ts'
import { readPageChunks } from './page-chunks.ts'
import type { FirstAnswer } from './first-answer.ts'
import { headMarkup, paintMarkup, sentDataMarkup } from './page-head.ts'

export interface PageTemplate {
  /** A page as it is built, with the files of its route; the landing page with its first paint. */
  plain(path: string, query?: string): string
  /** A page with what the server knows of it already. */
  filled(path: string, answer: FirstAnswer): string
}

const title = '<title>Staylend</title>'
const headEnd = '</head>'
const emptyRoot = '<div id="root">'
const description = /<meta\s+name="description"[^>]*>/

/** Reads the built index.html once; each page is put together from its parts.
 *  @param folder of the build
 *  @throws Error that names what is filled and is not there */
export function readPageTemplate(folder: string): PageTemplate {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  assertFillable(html)
  const chunksOf = readChunks(folder)
  const withoutDescription = html.replace(description, '')
  const paintOf = (page: string) =>
    readOptional(join(folder, `.vite/first-paint/${page}.html`)) ?? ''
  const [landing, listing] = [paintOf('landing'), paintOf('listing')]
  return {
    plain(path, query) {
      const page = html.replace(headEnd, () => chunksOf(path, query) + headEnd)
      return path === '/' ? page.replace(emptyRoot, () => emptyRoot + landing) : page
    },
    filled: (path, { head, answers, paint }) =>
      withoutDescription
        .replace(title, () => `<title>${escapeHtml(head.title)}</title>${headMarkup(head)}`)
        .replace(headEnd, () => chunksOf(path) + headEnd)
        .replace(
          emptyRoot,
          () => sentDataMarkup(answers) + emptyRoot + (paint ? paintMarkup(listing, paint) : ''),
        ),
  }
}

function assertFillable(html: string): void {
  const missing = [title, headEnd, emptyRoot].filter((marker) => !html.includes(marker))
  if (!description.test(html)) missing.push('<meta name="description">')
  if (missing.length > 0) throw new Error(`index.html has no ${missing.join(', no ')}`)
}

function readChunks(folder: string): ReturnType<typeof readPageChunks> {
  const manifest = readOptional(join(folder, '.vite/manifest.json'))
  return manifest === null ? () => '' : readPageChunks(JSON.parse(manifest))
}

const readOptional = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

/** What a page is recognised by when it is asked for again. Weak, since it may be compressed. */
export const etagOf = (page: string): string =>
  `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`
