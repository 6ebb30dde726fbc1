import { describe, expect, it } from 'vitest'
import { readCatalog as readAsServer } from '#server/mail/read-catalog.ts'
import { commonWords, letterWords, linkWords, periodCountWords } from '#server/mail/letter-words.ts'
import { pushWords, statusWords } from '#server/push/push-words.ts'
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
  ...Object.values(linkWords).flatMap(({ subject, lead, open }) => [subject, lead, open]),
  ...Object.values(commonWords),
  ...Object.values(periodCountWords),
]

const pushTexts = [...Object.values(pushWords), ...Object.values(statusWords)]

describe.each([
  ['server/mail/catalogs', letterTexts],
  ['server/push/catalogs', pushTexts],
] as const)('what the server writes, in %s,', (folder, texts) => {
  it.each(languages)('is all there in $name', async ({ culture }) => {
    const catalog = await readCatalog(culture, folder)
    expect([...catalog.keys()].toSorted()).toEqual(texts.toSorted())
  })

  it.each(languages)('is read in $name as the build reads it', async ({ culture }) => {
    const catalog = await readCatalog(culture, folder)
    const url = new URL(`../../${folder}/`, import.meta.url)
    expect(await readAsServer(culture, url)).toEqual(Object.fromEntries(catalog))
  })
})
