import { expect } from '../test.ts'
import { sentTexts } from './conversations.ts'
import type { Device } from './device.ts'
import { sendAll } from './send-all.ts'

/** Once all heals and somebody looks after what needs them, every text that left a field is at the server
 *  once, in the order in which it was written, and shown so; and the device has nothing left of it. */
export async function expectAllSent(device: Device): Promise<void> {
  const { context, proxy, writer } = device
  const tab = await writer.openTab()
  await sendAll(device, tab)
  for (const [conversation, texts] of writer.accepted) {
    expect(await sentTexts(context, proxy.url, conversation, texts)).toEqual(texts)
    await writer.goTo(tab, conversation)
    await expect(tab.getByRole('list', { name: 'Not sent yet' })).toHaveCount(0)
    for (const text of texts) await expect(tab.getByText(text)).toHaveCount(1)
  }
  const underTwoKeys = [...proxy.keys].filter(([, keys]) => keys.size > 1)
  expect(underTwoKeys).toEqual([])
}
