import type { Worker } from 'node:worker_threads'
import type { TileAddress } from './tile-address.ts'
import type { TileAnswer, TileRequest } from './tile-messages.ts'

export interface TileThread {
  draw(tile: TileAddress): Promise<Uint8Array | null>
  close(): Promise<void>
}

interface Waiting {
  resolve(bytes: Uint8Array | null): void
  reject(error: Error): void
}

/** Asks a thread for tiles. The thread starts at the first tile, and again at the next one after it died. */
export function createTileThread(start: () => Promise<Worker>): TileThread {
  let running: Promise<TileThread> | null = null

  async function run(): Promise<TileThread> {
    return askThread(await start(), () => (running = null))
  }

  return {
    async draw(tile) {
      running ??= run()
      const thread = await running.catch((error: unknown) => {
        running = null
        throw error
      })
      return thread.draw(tile)
    },
    async close() {
      const thread = await running?.catch(() => null)
      await thread?.close()
    },
  }
}

function askThread(thread: Worker, onEnd: () => void): TileThread {
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  function fail(error: Error) {
    thread.removeAllListeners('exit')
    onEnd()
    for (const asker of waiting.values()) asker.reject(error)
    waiting.clear()
  }

  thread.on('message', (answer: TileAnswer) => {
    const asker = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) thread.unref()
    if ('error' in answer) asker?.reject(new Error(answer.error))
    else asker?.resolve(answer.bytes)
  })
  thread.once('error', fail)
  thread.once('exit', () => fail(new Error('The thread that draws tiles has ended')))

  return {
    draw: (tile) =>
      new Promise((resolve, reject) => {
        const request: TileRequest = { id: ++lastId, tile }
        // The process waits for answers, never for an idle thread.
        thread.ref()
        waiting.set(request.id, { resolve, reject })
        thread.postMessage(request)
      }),
    async close() {
      await thread.terminate()
    },
  }
}
