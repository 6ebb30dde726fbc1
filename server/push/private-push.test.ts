import { expect, test } from 'vitest'
import { publicLookup } from '#server/public-lookup.ts'
import { answering } from '#tests/fixtures/answering-names.ts'
import { PushBrowser, startPushService, pushServicePem } from '#tests/fixtures/push-service.ts'
import { openPushTransport } from './push-transport.ts'
import { newPrivateKey, vapidKeysOf } from './vapid-keys.ts'

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
