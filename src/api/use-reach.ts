import { useSyncExternalStore } from 'react'
import { reachStore, type Reach } from './reach.ts'

/** How the server can be reached, as it changes. */
export const useReach = (): Reach => useSyncExternalStore(reachStore.subscribe, reachStore.get)
