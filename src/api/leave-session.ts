import { whileLeaving } from './leaving.ts'
import { queryClient } from './query-client.ts'
import { changeSession } from './session.ts'

/** Ends the session, and all that this page shows of it. What is private and on its way is given up, and what is asked
 *  for meanwhile waits for how this ends, since the server would refuse it.
 *  @param leave tells the server, and leads to a page that needs no login
 *  @throws as `leave` does; then the session goes on */
export const leaveSession = (leave: () => Promise<void>): Promise<void> =>
  whileLeaving(async () => {
    await Promise.all([queryClient.cancelQueries(), leave()])
    changeSession(null)
  })
