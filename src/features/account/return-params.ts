/** Where a login leads: to what a gate has stopped, or to the page where it was pressed. Read by hand: the schema
 *  library would ride in every first load. */
export const returnParams = ({ to }: Record<string, unknown>): { to?: string | undefined } => ({
  to: typeof to === 'string' ? to : undefined,
})
