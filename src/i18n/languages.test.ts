import { expect, test } from 'vitest'
import { cultures } from '#contract/domain/user.ts'
import { ownLanguageName } from './languages.ts'

test.each(cultures)('%s is named as its own speakers write it', (culture) => {
  const [language = ''] = culture.split('-')
  const known = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
  expect(ownLanguageName(culture)).toBe(
    known.charAt(0).toLocaleUpperCase(language) + known.slice(1),
  )
})
