import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { createTileThread } from './tile-thread.ts'

const DIES_ON_ZOOM_1 = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ id, tile }) => {
    if (tile.z === 1) throw new Error('broken')
    parentPort.postMessage({ id, bytes: null })
  })`

it('starts one new thread after one died', async () => {
  const started: Worker[] = []
  const thread = createTileThread(async () => {
    const worker = new Worker(DIES_ON_ZOOM_1, { eval: true })
    started.push(worker)
    return worker
  })
  await expect(thread.draw({ z: 1, x: 0, y: 0 })).rejects.toThrow('broken')
  expect(await thread.draw({ z: 0, x: 0, y: 0 })).toBeNull()
  await started[0]!.terminate()
  expect(await thread.draw({ z: 0, x: 0, y: 0 })).toBeNull()
  expect(started).toHaveLength(2)
  await thread.close()
})
