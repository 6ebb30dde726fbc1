import * as z from 'zod/mini'

/** Around every answer, whatever its status. `userId` names the user in every private answer,
 *  `token` is a fresh CSRF token where a worker needs one. */
export const envelope = z.looseObject({
  success: z.boolean(),
  message: z.string(),
  resObj: z.unknown(),
  errorCode: z.int(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  userId: z.optional(z.int()),
  token: z.optional(z.string()),
})

export type Envelope = z.output<typeof envelope>
