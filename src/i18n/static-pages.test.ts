import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cultures, type Culture } from '#contract/domain/user.ts'
import { sitesWithTexts } from '#sites/all-texts.gen.ts'
import { readCatalog } from '#tests/fixtures/read-catalog.ts'
import { breakableSpace } from '#tests/fixtures/translation-faults.ts'

const main = 'public/static'
const folders = [main, ...sitesWithTexts.map(({ folder }) => `sites/${folder}/static`)].filter(
  (folder) => existsSync(folder),
)
const pagesIn = (folder: string, culture: Culture) =>
  readdirSync(`${folder}/${culture}`).map((name) => `${folder}/${culture}/${name}`)
const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/[ \n]+/g, ' ')

/** The levels of a page's headings, in their order. */
const headingsOf = (path: string) =>
  Array.from(read(path).matchAll(/<h([1-6])\b/g), ([, level]) => level)

it.each(cultures)('%s has the pages of the English site, with the same headings', (culture) => {
  const outline = (of: Culture) =>
    pagesIn(main, of)
      .toSorted()
      .map((path) => [path.replace(of, ''), headingsOf(path)])
  expect(outline(culture)).toEqual(outline('en-US'))
})

/** What a page sends its reader to, in English. */
const namesInApp = [
  'Rent',
  'Lend',
  'Instant Booking',
  'Approval Required',
  'Report this conversation',
  'Something else',
  'Contact Us',
]

it.each(cultures)('in %s the pages call by its name what is in the app', async (culture) => {
  const catalog = await readCatalog(culture)
  const wrong = folders.flatMap((folder) =>
    pagesIn(folder, 'en-US').flatMap((path) => {
      const [english, said] = [read(path), read(path.replace('en-US', culture))]
      return namesInApp
        .filter((name) => new RegExp(`\\b${name}\\b`).test(english))
        .map((name) => catalog.get(name) || name)
        .filter((name) => !said.includes(name))
        .map((name) => `${path}: ${name}`)
    }),
  )
  expect(wrong).toEqual([])
})

it('no space of a French page leaves a sign to the next line', () => {
  const paths = folders.flatMap((folder) => pagesIn(folder, 'fr-FR'))
  expect(paths.filter((path) => breakableSpace.test(read(path)))).toEqual([])
})
