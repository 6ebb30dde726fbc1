import { databaseConnections, databaseWaitSeconds } from './instruments.ts'

/** Measures how long a connection is waited for. It counts as in use until `connectionGiven`. */
export async function measureWait<T>(take: () => Promise<T>): Promise<T> {
  const waited = databaseWaitSeconds.startTimer()
  const taken = await take()
  waited()
  databaseConnections.inc()
  return taken
}

export const connectionGiven = (): void => databaseConnections.dec()
