import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, it } from 'vitest'

const read = async (locale: string) => {
  const filename = new URL(`./catalogs/${locale}.po`, import.meta.url)
  const context = { locale, sourceLocale: 'en-US', filename: filename.pathname }
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), context)
  return Object.values(catalog).map(({ message = '', translation = '' }) => ({
    message,
    translation,
  }))
}

/** The names in braces, of a plural's value too. */
const placeholders = (text: string) => [...new Set(text.match(/\{(\w+)(?=[,}])/g))].toSorted()

it.each(['th-TH'])('%s says everything, with the same placeholders', async (locale) => {
  const entries = await read(locale)
  const source = await read('en-US')
  expect(entries).toHaveLength(source.length)
  expect(entries.filter(({ translation }) => translation === '')).toEqual([])
  const differing = entries.filter(
    ({ message, translation }) => placeholders(message).join() !== placeholders(translation).join(),
  )
  expect(differing).toEqual([])
})
