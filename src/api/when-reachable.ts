import { reachStore } from './reach.ts'
import { when } from './when.ts'

/** Resolves as soon as the server can be reached. @throws the signal's reason when it is aborted before */
export const whenReachable = (signal: AbortSignal): Promise<void> =>
  when(() => reachStore.get() === 'online', reachStore.subscribe, signal)
