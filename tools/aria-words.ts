import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { cultures, type Culture } from '../contract/domain/user.ts'

const dictionary = /\/react-aria\/dist\/private\/(\w+)\/intlStrings\.mjs$/

const ownWords = resolve('src/i18n/aria-words')

/** Where the words of a part stand in a language: react-aria's where it has them, else ours.
 *  @param path of the part's dictionary */
function fileOf(path: string, part: string, culture: Culture): string | undefined {
  const theirs = resolve(path, `../../intl/${part}/${culture}.mjs`)
  const ours = `${ownWords}/${culture}/${part}.ts`
  return [theirs, ours].find((file) => existsSync(file))
}

/** A part is loaded for whatever it stands beside; what of it is built must have its words. */
function assertWhole(path: string, { renderedLength }: Rolldown.RenderedModule): void {
  const part = dictionary.exec(path)?.[1]
  if (!part || renderedLength === 0) return
  const lacking = cultures.filter((culture) => !fileOf(path, part, culture))
  if (lacking.length > 0)
    throw new Error(`Nobody has said what react-aria's ${part} says in ${lacking.join(', ')}.`)
}

/** What react-aria says itself comes in the languages of the app, not in the 34 that it knows. @see
 *  docs/architecture.md */
export const ariaWords = (): Plugin => ({
  name: 'aria-words',
  enforce: 'pre',
  load(path) {
    const part = dictionary.exec(path)?.[1]
    if (!part) return null
    const files = cultures.map((culture) => ({ culture, file: fileOf(path, part, culture) }))
    const known = files.filter(({ file }) => file)
    const imports = known.map(({ file }, at) => `import words${at} from ${JSON.stringify(file)}`)
    const words = known.map(({ culture }, at) => `${JSON.stringify(culture)}: words${at}`)
    return `${imports.join('\n')}\nexport default { ${words.join(', ')} }\n`
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const [path, module] of Object.entries(file.modules)) assertWhole(path, module)
    }
  },
})
