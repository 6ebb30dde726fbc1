import { expect, test } from 'vitest'
import { isPublicAddress, publicHttpsAddress } from './public-address.ts'

test.each(['1.1.1.1', '8.8.8.8', '142.250.74.106', '2606:4700::1111', '2a00:1450:4001:80b::200a'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '::1'],
  ['any address', '0.0.0.0'],
  ['any address', '0.1.2.3'],
  ['any address', '::'],
  ['a network at home', '10.0.0.1'],
  ['a network at home', '172.16.0.1'],
  ['a network at home', '172.31.255.255'],
  ['a network at home', '192.168.1.1'],
  ['a network at home', 'fc00::1'],
  ['a network at home', 'fd12:3456::1'],
  ['a network at home', 'fec0::1'],
  ['what clouds tell their machines', '169.254.169.254'],
  ['a link', 'fe80::1'],
  ['a link', 'fe80::1%eth0'],
  ['a provider’s own', '100.64.0.1'],
  ['a provider’s own', '100.127.255.255'],
  ['many at once', '224.0.0.1'],
  ['many at once', 'ff02::1'],
  ['all', '255.255.255.255'],
  ['nobody’s', '240.0.0.1'],
  ['nobody’s', '4000::1'],
  ['for examples', '192.0.2.1'],
  ['for examples', '198.51.100.1'],
  ['for examples', '203.0.113.1'],
  ['for examples', '2001:db8::1'],
  ['for measuring', '198.18.0.1'],
  ['for protocols', '192.0.0.8'],
  ['this machine in IPv6', '::ffff:127.0.0.1'],
  ['this machine in IPv6', '::ffff:7f00:1'],
  ['this machine in IPv6', '::127.0.0.1'],
  ['this machine in IPv6', '::7f00:1'],
  ['this machine translated', '64:ff9b::127.0.0.1'],
  ['this machine translated', '64:ff9b:1::7f00:1'],
  ['this machine translated', '::ffff:0:127.0.0.1'],
  ['this machine by a tunnel', '2002:7f00:1::'],
  ['this machine by a tunnel', '2001:0:7f00:1::'],
  ['no address', 'localhost'],
  ['no address', '127.1'],
  ['no address', ''],
])('%s is not public: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', null],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA?x=1#y', null],
  ['https://WEB.push.apple.com:443/QGu', 'https://web.push.apple.com/QGu'],
  ['https://1.1.1.1/push', null],
  ['https://[2606:4700::1111]/push', null],
  ['https://push.example/ก', 'https://push.example/%E0%B8%81'],
  // Others would read a name, a password and the host behind them.
  ['https://push.example\\@127.0.0.1:8443/x', 'https://push.example/@127.0.0.1:8443/x'],
])('%s is asked', (endpoint, asked) => {
  expect(publicHttpsAddress(endpoint)).toBe(asked ?? endpoint)
})

test.each([
  'http://push.example/x',
  'ftp://push.example/x',
  'https://push.example:8443/x',
  'https://push.example:22/x',
  'https://user:password@push.example/x',
  'https://user@push.example/x',
  'https://:password@push.example/x',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://app.localhost/x',
  'https://database/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0177.0.0.1/x',
  'https://10.0.0.1./x',
  'https://１２７.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[64:ff9b::a00:1]/x',
  'https:///x',
  'https://',
  'push.example',
])('%s is never asked', (endpoint) => {
  expect(publicHttpsAddress(endpoint)).toBeNull()
})
