import { useSyncExternalStore } from 'react'
import { reachStore } from '#src/api/reach.ts'

export const useReach = () => useSyncExternalStore(reachStore.subscribe, reachStore.get)
