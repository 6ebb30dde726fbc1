import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** What the server paints before the app has run, by the page. */
const sources = {
  landing: 'src/features/home/first-paint.html',
  listing: 'src/features/listing/first-paint.html',
}

/** Makes the first paints files of the build.
 *  @see docs/decisions/listing-pages-arrive-filled.md */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle() {
      for (const [page, source] of Object.entries(sources)) {
        const markup = readFileSync(source, 'utf8')
        this.emitFile({
          type: 'asset',
          // Beside the manifest: of this folder nothing is served.
          fileName: `.vite/first-paint/${page}.html`,
          source: markup.replaceAll(/\s+/g, ' ').replaceAll('> ', '>').replaceAll(' <', '<'),
        })
      }
    },
  }
}

const styledFiles = new Map<string, string>()

/** Classes are called after their file, so that the first paint can name them too: no two files of
 *  styles may have one name. */
export function scopedName(name: string, path: string): string {
  const [file = path] = path.split('?', 1)
  const stem = basename(file, '.module.css')
  const other = styledFiles.get(stem) ?? file
  if (other !== file) throw new Error(`${file} and ${other} would share their classes`)
  styledFiles.set(stem, file)
  return `${stem}_${name}`
}
