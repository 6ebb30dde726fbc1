import { expect, test } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { openFolderStore } from './folder-store.ts'
import { keepPicture } from './keep-picture.ts'

test('what cannot be kept is told once nothing of it is under way any more', async () => {
  const { opened, open } = closedGate()
  const media = {
    ...openFolderStore('nowhere'),
    async put(name: string) {
      if (name.endsWith('.small.webp')) throw new Error('There is no room.')
      await opened
    },
  }
  const none = Buffer.alloc(0)
  const picture = { hash: '0'.repeat(32), widthPx: 60, heightPx: 40, colour: 'ffffff' }
  const order: string[] = []
  const kept = keepPicture(media, { ...picture, jpeg: none, webp: none, small: none }).finally(() =>
    order.push('told'),
  )
  kept.catch(() => {})
  await new Promise(setImmediate)
  order.push('opened')
  open()
  await expect(kept).rejects.toThrow('There is no room.')
  expect(order).toEqual(['opened', 'told'])
})
