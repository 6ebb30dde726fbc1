import { expect, test } from 'vitest'
import { readSecurityContact } from './security-contact.ts'

test.each([
  [
    'its own address',
    { SECURITY_CONTACT: 'sec@a.example', MAIL_FROM: 'b@b.example' },
    'mailto:sec@a.example',
  ],
  ['one with a name', { SECURITY_CONTACT: 'Us <sec@a.example>' }, 'mailto:sec@a.example'],
  ['one as a link', { SECURITY_CONTACT: 'mailto:sec@a.example' }, 'mailto:sec@a.example'],
  ['a page', { SECURITY_CONTACT: 'https://a.example/report' }, 'https://a.example/report'],
  ['whom mails come from', { MAIL_FROM: 'Staylend <mail@a.example>' }, 'mailto:mail@a.example'],
])('who has found a weakness writes to %s', (_what, env, contact) => {
  expect(readSecurityContact(env)).toBe(contact)
})

test.each([{}, { MAIL_FROM: 'no-reply@a.example' }, { MAIL_FROM: 'Us <noreply@a.example>' }])(
  'with %o there is nobody who would read it',
  (env) => {
    expect(readSecurityContact(env)).toBeNull()
  },
)

test.each(['nobody', 'http://a.example/report', 'javascript:alert(1)', 'a@b.example\nExpires: 1'])(
  '%s stops the start',
  (given) => {
    expect(() => readSecurityContact({ SECURITY_CONTACT: given })).toThrow(
      /^SECURITY_CONTACT must be/,
    )
  },
)
