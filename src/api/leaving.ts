let leaving: Promise<boolean> | null = null

/** What needs a login and is asked for meanwhile waits for how this ends.
 *  @throws as `leave` does; then the session goes on */
export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
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
