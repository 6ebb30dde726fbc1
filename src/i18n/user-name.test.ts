import { beforeAll, expect, test } from 'vitest'
import { i18n } from './i18n.ts'
import { userName } from './user-name.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }))

test.each([
  ['by the first name', { firstName: 'Lena', isFormer: false }, 'Lena'],
  ['by a number without one', { firstName: '', isFormer: false }, 'User 7'],
  ['by a number with one of spaces', { firstName: '  ', isFormer: false }, 'User 7'],
  ['by a number with one that is not seen', { firstName: '\u3164', isFormer: false }, 'User 7'],
  ['by nothing of it after leaving', { firstName: 'Lena', isFormer: true }, 'Former user'],
])('somebody is called %s', (_what, who, name) => {
  expect(userName({ id: 7, ...who })).toBe(name)
})
