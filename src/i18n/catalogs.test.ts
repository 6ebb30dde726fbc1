import { expect, it } from 'vitest'
import { readCatalog } from '#tests/fixtures/read-catalog.ts'
import { languages } from './languages.ts'

/** The names in braces, of a plural's value too. */
const placeholders = (text: string) => [...new Set(text.match(/\{(\w+)(?=[,}])/g))].toSorted()

it.each(languages)('$name says everything, with the same placeholders', async ({ culture }) => {
  const entries = [...(await readCatalog(culture))]
  const source = await readCatalog('en-US')
  expect(entries).toHaveLength(source.size)
  // English stands in the code.
  if (culture !== 'en-US') expect(entries.filter(([, translation]) => !translation)).toEqual([])
  const differing = entries.filter(
    ([message, translation]) =>
      translation && placeholders(message).join() !== placeholders(translation).join(),
  )
  expect(differing).toEqual([])
})
