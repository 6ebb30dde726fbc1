import { queryClient } from './query-client.ts'
import { changeSession } from './session.ts'

let leaving: Promise<boolean> | null = null

/** Ends the session, and all that this page shows of it. What is private and on its way is given up, and what is asked
 *  for meanwhile waits for how this ends, since the server would refuse it.
 *  @param leave tells the server, and leads to a page that needs no login
 *  @throws as `leave` does; then the session goes on */
export async function leaveSession(leave: () => Promise<void>): Promise<void> {
  const left = Promise.all([queryClient.cancelQueries(), leave()])
  leaving = left.then(
    () => true,
    () => false,
  )
  try {
    await left
    changeSession(null)
  } finally {
    leaving = null
  }
}

/** Waits while a session ends. @returns whether one did */
export const hasLeft = async (): Promise<boolean> => (await leaving) ?? false
