import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ariaWords } from './aria-words.ts'

const aria = resolve('node_modules/react-aria/dist/private')
const ours = resolve('src/i18n/aria-words/th-TH')

const parts = readdirSync(ours).map((file) => file.replace('.ts', ''))

const { load, generateBundle } = ariaWords() as unknown as {
  load(path: string): string | null
  generateBundle(options: object, bundle: object): void
}

test.each(parts)('Thai says all that react-aria says in %s', async (part) => {
  const english = (await import(`${aria}/intl/${part}/en-US.mjs`)).default
  const thai = (await import(`${ours}/${part}.ts`)).default
  expect(Object.keys(thai).toSorted()).toEqual(Object.keys(english).toSorted())
  const args = { itemText: '', beforeItemText: '', afterItemText: '', item: '', count: 3 }
  for (const [key, words] of Object.entries(thai)) {
    expect(typeof words).toBe(typeof english[key])
    expect(typeof words === 'function' ? words(args) : words).toMatch(/\p{Script=Thai}/u)
  }
})

test('the words of a part are those of the languages of the app', () => {
  const words = load(`${aria}/dnd/intlStrings.mjs`)
  expect(words).toContain('"th-TH": words1')
  expect(words).toContain('react-aria/dist/private/intl/dnd/de-DE.mjs')
  expect(words).not.toContain('uk-UA')
})

test.each([
  ['color', 10, /^Nobody has said what react-aria's color says in th-TH\.$/],
  ['color', 0, null],
  ['dnd', 10, null],
])(
  'a part without words in a language is not built (%s, %i letters of it)',
  (part, letters, fault) => {
    const modules = { [`${aria}/${part}/intlStrings.mjs`]: { renderedLength: letters } }
    const build = () => generateBundle({}, { 'page.js': { type: 'chunk', modules } })
    if (fault) expect(build).toThrow(fault)
    else expect(build).not.toThrow()
  },
)

test('nothing else is touched', () => {
  expect(load(`${aria}/dnd/useDrag.mjs`)).toBeNull()
})
