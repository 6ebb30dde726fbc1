let leaving: Promise<boolean> | null = null

/** Ends the session, and all that this page shows of it. Whatever is private and asked for meanwhile waits for how
 *  that ends, since the server would refuse it.
 *  @throws as `leave` does; then the session goes on */
export async function leaveSession(leave: () => Promise<void>): Promise<void> {
  const left = leave()
  leaving = left.then(
    () => true,
    () => false,
  )
  try {
    await left
  } finally {
    leaving = null
  }
}

/** Waits while a session ends. @returns whether one did */
export const hasLeft = async (): Promise<boolean> => (await leaving) ?? false
