import { describe, expect, it } from 'vitest'
import { readCatalog as readAsServer } from '#server/mail/read-catalog.ts'
import { commonWords, letterWords, periodCountWords } from '#server/mail/letter-words.ts'
import { catalogFolders, readCatalog } from '#tests/fixtures/read-catalog.ts'
import { languages } from './languages.ts'

/** The names in braces, of a plural's value too. */
const placeholders = (text: string) => [...new Set(text.match(/\{(\w+)(?=[,}])/g))].toSorted()

describe.each(catalogFolders)('%s', (folder) => {
  it.each(languages)('$name says everything, with the same placeholders', async ({ culture }) => {
    const entries = [...(await readCatalog(culture, folder))]
    const source = await readCatalog('en-US', folder)
    expect(entries).toHaveLength(source.size)
    // English stands in the code.
    if (culture !== 'en-US') expect(entries.filter(([, translation]) => !translation)).toEqual([])
    const differing = entries.filter(
      ([message, translation]) =>
        translation && placeholders(message).join() !== placeholders(translation).join(),
    )
    expect(differing).toEqual([])
  })
})

const letterTexts = [
  ...Object.values(letterWords).flatMap(({ subject, lead }) => [subject, lead]),
  ...Object.values(commonWords),
  ...Object.values(periodCountWords),
]

it.each(languages)('$name has each text of the mails', async ({ culture }) => {
  const catalog = await readCatalog(culture, 'server/mail/catalogs')
  expect([...catalog.keys()].toSorted()).toEqual(letterTexts.toSorted())
})

it.each(languages)(
  'the server reads the catalog of $name as the build does',
  async ({ culture }) => {
    const catalog = await readCatalog(culture, 'server/mail/catalogs')
    expect(await readAsServer(culture)).toEqual(Object.fromEntries(catalog))
  },
)
