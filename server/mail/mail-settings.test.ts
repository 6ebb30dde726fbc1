import { expect, test } from 'vitest'
import { readMailSettings } from './mail-settings.ts'

const read = (env: Record<string, string>, publicUrl: string | null = null) =>
  readMailSettings(env, publicUrl)

test('nothing has to be set: mails are files, and come from the site that they are about', () => {
  expect(read({})).toEqual({
    smtpUrl: null,
    mailFrom: { name: null, address: 'no-reply@localhost' },
    operatorMail: { name: '', address: 'no-reply@localhost' },
    showsMails: true,
  })
  expect(read({}, 'https://staylend.example:8443').mailFrom.address).toBe(
    'no-reply@staylend.example',
  )
  expect(read({}, 'http://[::1]:8787').mailFrom.address).toBe('no-reply@localhost')
})

test.each([
  'smtp://mail.example',
  'smtp://mail.example:587/',
  'smtps://user:password@mail.example',
  'smtps://user%40site.example:p%3A%2F%25@mail.example:465',
  'smtp://[::1]:2525',
  'smtp://127.0.0.1:2525?tls.rejectUnauthorized=false',
])('SMTP_URL takes %s', (SMTP_URL) => {
  expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL)
})

test.each([
  'mail.example',
  'mail.example:587',
  'https://mail.example',
  'smtp://',
  'smtp://:587',
  'smtp://mail.example:port',
  'smtp://mail.example/inbox',
  'smtp://user@mail.example',
  'smtp://:secret@mail.example',
  'smtp://user:50%secret@mail.example',
])('SMTP_URL refuses %s in a sentence that names it and keeps the password', (SMTP_URL) => {
  expect(() => read({ SMTP_URL })).toThrow(/^SMTP_URL must (?!.*secret).*\.$/)
})

test.each([
  ['mail@staylend.example', '', 'mail@staylend.example'],
  [' Staylend <mail@staylend.example> ', 'Staylend', 'mail@staylend.example'],
  ['"Staylend, Inc." <mail@staylend.example>', 'Staylend, Inc.', 'mail@staylend.example'],
  ['ที่พัก <mail@staylend.example>', 'ที่พัก', 'mail@staylend.example'],
])('MAIL_FROM takes %s', (MAIL_FROM, name, address) => {
  expect(read({ MAIL_FROM }).mailFrom).toEqual({ name, address })
})

test.each([
  'Staylend',
  'Staylend <mail>',
  '<>',
  'a@b.example, c@d.example',
  'Staylend <mail@staylend.example> more',
  'Stay\nBcc: eve@mail.example <mail@staylend.example>',
  'mail@staylend.example\r\nBcc: eve@mail.example',
])('MAIL_FROM refuses %j', (MAIL_FROM) => {
  expect(() => read({ MAIL_FROM })).toThrow(/^MAIL_FROM must .*\.$/)
})

test('reports go to whom mails come from, until the operator says otherwise', () => {
  const MAIL_FROM = 'Staylend <mail@staylend.example>'
  expect(read({ MAIL_FROM }).operatorMail).toEqual({ name: '', address: 'mail@staylend.example' })
  const OPERATOR_EMAIL = 'Olga <olga@staylend.example>'
  expect(read({ MAIL_FROM, OPERATOR_EMAIL }).operatorMail).toEqual({
    name: 'Olga',
    address: 'olga@staylend.example',
  })
})

test.each(['Olga', 'a@b.example, c@d.example', 'olga@staylend.example\r\nBcc: eve@mail.example'])(
  'OPERATOR_EMAIL refuses %j',
  (OPERATOR_EMAIL) => {
    expect(() => read({ OPERATOR_EMAIL })).toThrow(/^OPERATOR_EMAIL must .*\.$/)
  },
)

test.each([
  ['in production', { NODE_ENV: 'production' }, null],
  ['that are really sent', { SMTP_URL: 'smtp://mail.example' }, null],
  ['of a site for everyone', {}, 'https://staylend.example'],
])('nobody is shown mails %s', (_what, env, publicUrl) => {
  expect(read(env, publicUrl).showsMails).toBe(false)
})

test('who tries the site out is shown its mails', () => {
  expect(read({ NODE_ENV: 'development' }, 'http://localhost:8787').showsMails).toBe(true)
})
