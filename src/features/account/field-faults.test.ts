import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { passwordReset, registration } from '#contract/wire/account.ts'
import { faultSentence } from '#src/i18n/fault-sentence.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { fieldNames, type AccountField } from './field-names.ts'

const good = { email: 'kim@example.com', password: 'long enough', password2: 'long enough' }
const reset = { token: 'of a mail', pwd: 'long enough', pwd2: 'long enough' }

const faultsOf = (schema: z.ZodMiniType, body: object) =>
  (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path[0]) as AccountField,
    message,
  }))

test.each([
  [registration, { ...good, email: '' }],
  [registration, { ...good, email: 'kim' }],
  [registration, { ...good, email: `${'k'.repeat(250)}@example.com` }],
  [registration, { ...good, password: '' }],
  [registration, { ...good, password: '1234567', password2: '1234567' }],
  [registration, { ...good, password2: '' }],
  [registration, { ...good, password2: 'another one' }],
  [registration, { ...good, firstName: 'K1m' }],
  [registration, { ...good, lastName: '<b>' }],
  [registration, { ...good, phone: 'call me' }],
  [registration, { ...good, about: 'x'.repeat(2001) }],
  [registration, { ...good, about: 'javascript:alert(1)' }],
  [registration, { ...good, dateOfBirth: '1800-01-01' }],
  [passwordReset, { ...reset, pwd: 'short', pwd2: 'short' }],
  [passwordReset, { ...reset, pwd2: 'another one' }],
])('%# is said as the contract says it', (schema, body) => {
  const [fault] = faultsOf(schema, body)
  if (!fault) throw new Error('There is something wrong')
  expect(faultSentence(i18n._(fieldNames[fault.field]), fault.message)).toBe(fault.message)
})

test.each([
  [{ ...good, firstName: 'k'.repeat(101) }, 'First name is too long. Maximum 100 characters.'],
  [{ ...good, dateOfBirth: 'half' }, 'Date of birth is invalid.'],
  [{ ...good, phone: '\0' }, 'Phone is invalid.'],
])('what the contract says of no field in particular becomes a sentence: %#', (body, sentence) => {
  const [fault] = faultsOf(registration, body)
  if (!fault) throw new Error('There is something wrong')
  expect(faultSentence(i18n._(fieldNames[fault.field]), fault.message)).toBe(sentence)
})

test('another sentence stays as it is', () => {
  expect(faultSentence('Email', 'Mail to it comes back.')).toBe('Mail to it comes back.')
})

test('each field has a name', () => {
  const fields = [...Object.keys(registration.shape), ...Object.keys(passwordReset.shape)]
  const typed = fields.filter((field) => !['PrefUICulture', 'token'].includes(field))
  expect(typed.toSorted()).toEqual(Object.keys(fieldNames).toSorted())
})
