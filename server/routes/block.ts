import * as z from 'zod/mini'
import { blockCodec } from '#contract/codecs/block.ts'
import { blockDates, getBlocks, unblockDates } from '#contract/endpoints/block.ts'
import { route } from '#server/plugins/route.ts'
import * as blocks from '#server/services/blocks.ts'

export const blockRoutes = [
  route(getBlocks, async ({ context, userId, params }) => ({
    resObj: (await blocks.readBlocks(context, userId, params.id)).map((block) =>
      z.encode(blockCodec, block),
    ),
  })),

  route(blockDates, async ({ context, userId, params, body }) => ({
    resObj: z.encode(blockCodec, await blocks.blockDates(context, userId, params.id, body)),
  })),

  route(unblockDates, async ({ context, userId, params, body }) => {
    await blocks.unblockDates(context, userId, params.id, body.Id)
    return { resObj: null }
  }),
]
