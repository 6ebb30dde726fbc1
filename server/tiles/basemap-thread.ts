import { parentPort, workerData } from 'node:worker_threads'
import { openTileDrawer } from './tile-drawer.ts'
import type { TileAnswer, TileRequest } from './tile-messages.ts'

const drawTile = openTileDrawer(workerData.input)

parentPort?.on('message', async ({ id, tile }: TileRequest) => {
  const answer: TileAnswer = await drawTile
    .then((draw) => draw(tile))
    .then((bytes) => ({ id, bytes }))
    .catch((error: unknown) => ({ id, error: String(error) }))
  parentPort?.postMessage(answer)
})
