import { expect, test } from 'vitest'
import { cultures } from '#contract/domain/user.ts'
import { isCulture, ownLanguageName } from './languages.ts'

test.each(cultures)('%s is named as its own speakers write it', (culture) => {
  const [language = ''] = culture.split('-')
  const known = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''
  expect(ownLanguageName(culture)).toBe(
    known.charAt(0).toLocaleUpperCase(language) + known.slice(1),
  )
})

test.each(['../../api/user/isin?', '../th-TH', 'xx-XX', 'th-th', '__proto__', 7, null, {}])(
  '%j is no language',
  (value) => expect(isCulture(value)).toBe(false),
)
