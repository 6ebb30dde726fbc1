import { sayLeft } from './left-session.ts'
import { whileLeaving } from './leaving.ts'
import { queryClient } from './query-client.ts'
import { changeSession } from './session.ts'

/** Ends the session, and all that this page shows of it. What is private and on its way is given up, and what is asked
 *  for meanwhile waits for how this ends, since the server would refuse it.
 *  @param leave tells the server, leads to a page that needs no login, and answers whether the server knows; it asks before
 *  it waits for anything else, since what is asked later waits for its own end
 *  @returns what `leave` answers; where the server does not know yet, whatever it is asked next ends the session
 *  @throws as `leave` does; then the session goes on */
export const leaveSession = (leave: () => Promise<boolean>): Promise<boolean> =>
  whileLeaving(async () => {
    const [isKnown] = await Promise.all([leave(), queryClient.cancelQueries()])
    await changeSession(null, isKnown ? Date.now() : 0)
    sayLeft()
    return isKnown
  })
