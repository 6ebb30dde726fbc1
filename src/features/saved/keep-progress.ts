import { useSyncExternalStore } from 'react'

/** How far the listing that is being kept has come, or why it did not. */
export type KeepState = { kind: 'running'; part: number } | { kind: 'full' }

let states: ReadonlyMap<number, KeepState> = new Map()
const listeners = new Set<() => void>()

export function reportKeeping(id: number, state: KeepState | null): void {
  const next = new Map(states)
  if (state) next.set(id, state)
  else next.delete(id)
  states = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useKeepStates = () => useSyncExternalStore(subscribe, () => states)
