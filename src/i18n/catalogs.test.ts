import { describe, expect, it } from 'vitest'
import { cultures } from '#contract/domain/user.ts'
import { readCatalog as readAsServer } from '#server/mail/read-catalog.ts'
import {
  commonWords,
  inYourNameWords,
  letterWords,
  linkWords,
  movedWords,
  periodCountWords,
} from '#server/mail/letter-words.ts'
import { pushWords, statusWords } from '#server/push/push-words.ts'
import { catalogFolders, readCatalog, readEntries } from '#tests/fixtures/read-catalog.ts'
import { sameAsEnglish } from '#tests/fixtures/same-as-english.ts'
import { isLeftInEnglish, translationFaults } from '#tests/fixtures/translation-faults.ts'

// English stands in the code.
const translated = cultures.filter((culture) => culture !== 'en-US')

describe.each(catalogFolders)('%s', (folder) => {
  it.each(translated)('%s says everything, with what the English asks for', async (culture) => {
    const entries = await readEntries(culture, folder)
    const faulty = entries.flatMap((entry) =>
      translationFaults(entry, culture).map((fault) => `${entry.message}: ${fault}`),
    )
    expect(faulty).toEqual([])
  })

  it.each(translated)('%s has the texts of the English catalog', async (culture) => {
    const keysOf = async (which: typeof culture | 'en-US') =>
      (await readEntries(which, folder)).map(({ context, message }) => `${context}|${message}`)
    expect((await keysOf(culture)).toSorted()).toEqual((await keysOf('en-US')).toSorted())
  })
})

it.each(translated)(
  '%s leaves nothing in English but the words that it shares',
  async (culture) => {
    const entries = await Promise.all(catalogFolders.map((folder) => readEntries(culture, folder)))
    const same = new Set(
      entries
        .flat()
        .filter(isLeftInEnglish)
        .map(({ message }) => message),
    )
    expect([...same].toSorted()).toEqual((sameAsEnglish[culture] ?? []).toSorted())
  },
)

describe('a translation', () => {
  const days = '{count, plural, one {# day} other {# days}}'

  it.each([
    ['{name} is here', '', 'de-DE', 'is missing'],
    ['{name} is here', '{nane} ist da', 'de-DE', 'has other placeholders'],
    ['{name} is here', 'Da', 'de-DE', 'has other placeholders'],
    [days, '{count} Tage', 'de-DE', 'has other placeholders'],
    ['Rental: {0}', 'Location : {0}', 'fr-FR', 'has a space that may break'],
    ['Read <0>this</0>', 'Lies das', 'de-DE', 'has other tags'],
    [days, '{count, plural, other {# Tage}}', 'de-DE', 'lacks the plural one'],
    [days, '{count, plural, one {# день} other {# дня}}', 'ru-RU', 'lacks the plural few, many'],
  ] as const)('of "%s" that is "%s" in %s %s', (message, translation, culture, fault) => {
    expect(translationFaults({ message, translation }, culture)).toEqual([fault])
  })

  it.each([
    [days, '{count, plural, other {#日}}', 'ja-JP'],
    [days, '{count, plural, one {# día} other {# días}}', 'es-ES'],
    [
      '{count, plural, one {<0>#</0> of {name}} other {<0>#</0> of {name}}}',
      '{count, plural, =1 {<0>#</0> von {name}} one {<0>#</0> von {name}} other {<0>#</0> von {name}}}',
      'de-DE',
    ],
  ] as const)('of "%s" may be "%s" in %s', (message, translation, culture) => {
    expect(translationFaults({ message, translation }, culture)).toEqual([])
  })

  it('is left in English when it has the same words', () => {
    expect(isLeftInEnglish({ message: 'Home', translation: 'Home' })).toBe(true)
    expect(isLeftInEnglish({ message: 'Home', translation: 'Startseite' })).toBe(false)
    expect(isLeftInEnglish({ message: '{a}: {b}', translation: '{a}: {b}' })).toBe(false)
  })
})

const letterTexts = [
  ...Object.values(letterWords).flatMap(({ subject, lead }) => [subject, lead]),
  ...Object.values(linkWords).flatMap(({ subject, lead, open }) => [subject, lead, open]),
  ...Object.values(movedWords),
  ...Object.values(inYourNameWords),
  ...Object.values(commonWords),
  ...Object.values(periodCountWords),
]

const pushTexts = [...Object.values(pushWords), ...Object.values(statusWords)]

describe.each([
  ['server/mail/catalogs', letterTexts],
  ['server/push/catalogs', pushTexts],
] as const)('what the server writes, in %s,', (folder, texts) => {
  it.each(cultures)('is all there in %s', async (culture) => {
    const catalog = await readCatalog(culture, folder)
    expect([...catalog.keys()].toSorted()).toEqual(texts.toSorted())
  })

  it.each(cultures)('is read in %s as the build reads it', async (culture) => {
    const catalog = await readCatalog(culture, folder)
    const url = new URL(`../../${folder}/`, import.meta.url)
    expect(await readAsServer(culture, url)).toEqual(Object.fromEntries(catalog))
  })
})
