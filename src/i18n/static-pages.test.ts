import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cultures, type Culture } from '#contract/domain/user.ts'

const folderOf = (culture: Culture) => new URL(`../../public/static/${culture}/`, import.meta.url)

/** The levels of a page's headings, in their order. */
const headingsOf = (culture: Culture, name: string) =>
  Array.from(
    readFileSync(new URL(name, folderOf(culture)), 'utf8').matchAll(/<h([1-6])\b/g),
    ([, level]) => level,
  )

it.each(cultures)('%s has the pages of the English site, with the same headings', (culture) => {
  const outline = (of: Culture) =>
    readdirSync(folderOf(of))
      .toSorted()
      .map((name) => [name, headingsOf(of, name)])
  expect(outline(culture)).toEqual(outline('en-US'))
})
