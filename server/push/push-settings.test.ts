import { expect, test } from 'vitest'
import { readPushSettings } from './push-settings.ts'
import { newPrivateKey, vapidKeysOf } from './vapid-keys.ts'

const read = (env: Record<string, string>) => readPushSettings(env, 'no-reply@staylend.example')
const keys = vapidKeysOf(newPrivateKey())

test('nothing has to be set: a key is made, and the address of the mails stands for the operator', () => {
  expect(read({})).toEqual({
    vapidPrivateKey: null,
    vapidSubject: 'mailto:no-reply@staylend.example',
  })
})

test('a key is taken with both of its halves', () => {
  const env = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }
  expect(read(env).vapidPrivateKey).toBe(keys.privateKey)
})

test.each<[string, Record<string, string>]>([
  ['half a key', { VAPID_PUBLIC_KEY: keys.publicKey }],
  ['the other half', { VAPID_PRIVATE_KEY: keys.privateKey }],
  ['halves of two keys', { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: newPrivateKey() }],
  ['a short key', { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: 'secret' }],
  ['zero', { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }],
])('%s is refused in a sentence that keeps the secret', (_what, env) => {
  expect(() => read(env)).toThrow(
    new RegExp(`^VAPID_\\w+_KEY (must|and) (?!.*${env.VAPID_PRIVATE_KEY ?? '-{9}'}).*\\.$`),
  )
})

test.each(['mailto:us@staylend.example', 'https://staylend.example/contact'])(
  'VAPID_SUBJECT takes %s',
  (VAPID_SUBJECT) => {
    expect(read({ VAPID_SUBJECT }).vapidSubject).toBe(VAPID_SUBJECT)
  },
)

test.each(['us@staylend.example', 'mailto:us', 'http://staylend.example', 'staylend'])(
  'VAPID_SUBJECT refuses %s',
  (VAPID_SUBJECT) => {
    expect(() => read({ VAPID_SUBJECT })).toThrow(/^VAPID_SUBJECT must .*\.$/)
  },
)
