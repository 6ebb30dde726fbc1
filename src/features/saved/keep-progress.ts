import { useSyncExternalStore } from 'react'
import { changing } from '#src/changing.ts'

/** How far the listing that is being kept has come, or why it did not. */
export type KeepState = { kind: 'running'; part: number } | { kind: 'full' }

const states = changing<ReadonlyMap<number, KeepState>>(new Map())

export function reportKeeping(id: number, state: KeepState | null): void {
  const next = new Map(states.get())
  if (state) next.set(id, state)
  else next.delete(id)
  states.set(next)
}

export const useKeepStates = () => useSyncExternalStore(states.subscribe, states.get)
