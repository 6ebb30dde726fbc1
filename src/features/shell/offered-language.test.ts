import { expect, it } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

it("is the browser's first, however its country is written", () => {
  expect(offeredLanguage(['de-AT', 'en'], 'en-US')).toBe('de-DE')
  expect(offeredLanguage(['zh-TW'], 'en-US')).toBe('zh-CN')
  expect(offeredLanguage(['TH'], 'en-US')).toBe('th-TH')
})

it('is none where that is shown, or where we do not speak it', () => {
  expect(offeredLanguage(['en-GB', 'de'], 'en-US')).toBeNull()
  expect(offeredLanguage(['ko-KR', 'ja'], 'en-US')).toBeNull()
  expect(offeredLanguage([], 'en-US')).toBeNull()
})
