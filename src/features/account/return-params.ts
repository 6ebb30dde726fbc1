import * as z from 'zod/mini'

/** Where a gate remembered that the visitor wanted to go. */
export const returnParams = z.object({ to: z.catch(z.optional(z.string()), undefined) })
