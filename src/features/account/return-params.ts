/** Where a gate remembered that the visitor wanted to go. Read by hand: the schema library would ride
 *  in every first load. */
export const returnParams = ({ to }: Record<string, unknown>): { to?: string | undefined } => ({
  to: typeof to === 'string' ? to : undefined,
})
