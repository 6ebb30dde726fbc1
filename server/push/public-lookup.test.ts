import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { PushBrowser, startPushService, pushServicePem } from '#tests/fixtures/push-service.ts'
import { openPushTransport } from './push-transport.ts'
import { PrivateAddressError, publicLookup, type Resolve } from './public-lookup.ts'
import { newPrivateKey, vapidKeysOf } from './vapid-keys.ts'

/** A name server that knows one answer. */
const answering =
  (...addresses: string[]): Resolve =>
  (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

const lookedUp = (name: string, options: { all?: boolean }, resolve?: Resolve) =>
  new Promise<string | LookupAddress[]>((found, fail) =>
    publicLookup(resolve)(name, options, (error, addresses) =>
      error ? fail(error) : found(addresses),
    ),
  )

test('a name of the internet is what it stands for', async () => {
  const resolve = answering('1.1.1.1', '2606:4700::1111')
  expect(await lookedUp('push.example', {}, resolve)).toBe('1.1.1.1')
  expect(await lookedUp('push.example', { all: true }, resolve)).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
})

test.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['::ffff:10.0.0.1']], [['fd00::1']]])(
  'a name that stands for %j is refused',
  async (addresses) => {
    for (const options of [{}, { all: true }]) {
      const looking = lookedUp('push.example', options, answering(...addresses))
      await expect(looking).rejects.toThrow(PrivateAddressError)
    }
  },
)

test('a name of this machine is refused, and one that stands for nothing', async () => {
  await expect(lookedUp('localhost', { all: true })).rejects.toThrow(PrivateAddressError)
  await expect(lookedUp('nowhere.invalid', { all: true })).rejects.toThrow()
  await expect(lookedUp('push.example', {}, answering())).rejects.toThrow('has no address')
})

test('no push is sent to a private address, whatever its name', async () => {
  const service = await startPushService()
  const keys = vapidKeysOf(newPrivateKey())
  const network = { port: service.port, ca: pushServicePem }
  const transport = openPushTransport(
    { ...keys, subject: 'mailto:us@staylend.example' },
    { ...network, lookup: publicLookup(answering('127.0.0.1')) },
  )
  const { endpoint, keys: own } = new PushBrowser('phone').subscription
  const send = (endpoint: string) =>
    transport.send(
      { endpoint, ...own, showsText: true },
      { payload: '{}', topic: 'chat-1' },
      AbortSignal.timeout(5000),
    )
  expect(await send(endpoint)).toEqual({
    kind: 'refused',
    why: 'push.example stands for a private address',
  })
  for (const address of ['https://127.0.0.1/x', 'https://[::1]/x', 'http://push.example/x']) {
    expect(await send(address)).toMatchObject({ kind: 'refused' })
  }
  transport.close()
  await service.close()
  expect(service.received).toEqual([])
})
