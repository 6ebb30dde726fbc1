/** Whether what came in place of an answer of ours is of the network in between, which wants a login first and
 *  answers everything with a page of its own: nothing has reached the server. Some of them say so with a status for it. */
export const isOfNetwork = (status: number): boolean => status < 400 || status === 511
