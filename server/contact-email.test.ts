import { expect, test } from 'vitest'
import { readContactEmail } from './contact-email.ts'

test.each<[string, Parameters<typeof readContactEmail>[0], string | null]>([
  [
    'the operator’s own',
    { CONTACT_EMAIL: 'us@a.example', MAIL_FROM: 'b@b.example' },
    'us@a.example',
  ],
  ['one that was copied', { CONTACT_EMAIL: '\u202aus@a.example\u202c' }, 'us@a.example'],
  ['one with a name', { CONTACT_EMAIL: 'Us <us@a.example>' }, 'us@a.example'],
  ['whom mails come from', { MAIL_FROM: 'Staylend <hello@a.example>' }, 'hello@a.example'],
  ['nobody who does not read', { MAIL_FROM: 'no-reply@a.example' }, null],
  ['nobody', {}, null],
])('who cannot log in writes to %s', (_who, env, address) => {
  expect(readContactEmail(env)).toBe(address)
})

test.each(['nobody', 'https://a.example/contact', 'a@b.example, c@d.example'])(
  '%s is no address to write to',
  (given) => {
    expect(() => readContactEmail({ CONTACT_EMAIL: given })).toThrow(/^CONTACT_EMAIL must be/)
  },
)
