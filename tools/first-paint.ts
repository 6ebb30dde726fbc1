import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const source = 'src/features/home/first-paint.html'

/** What the server puts into the landing page before the app has run, as a file of the build. Its pictures
 *  get the names that they have there. @see docs/decisions/listing-pages-arrive-filled.md */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle)
      const markup = readFileSync(source, 'utf8').replaceAll(
        /\/(src\/[^"]+)/g,
        (_, name: string) => {
          const asset = built.find(
            (each) => each.type === 'asset' && each.originalFileNames.includes(name),
          )
          if (!asset) throw new Error(`${source} names ${name}, which the app does not use`)
          return `/${asset.fileName}`
        },
      )
      this.emitFile({
        type: 'asset',
        fileName: 'first-paint.html',
        source: markup.replaceAll(/\s+/g, ' ').replaceAll('> ', '>').replaceAll(' <', '<'),
      })
    },
  }
}

/** Classes are called after their file, so that the first paint can name them too. */
export const scopedName = (name: string, path: string) =>
  `${basename(path.split('?', 1)[0] ?? path, '.module.css')}_${name}`
