import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, type Dispatch } from 'react'

/** How something of a page looked when another page was opened from it, for who comes back: by the history's entries, for
 *  as long as the app runs. */
export interface WayBack<T> {
  /** A state that begins as the entry was left with which the page is opened; null for a new one. */
  useReturned(): [T | null, Dispatch<T | null>]
  /** @param look asked when another page is opened */
  useLeaving(look: () => T | null | false): void
}

export function createWayBack<T>(): WayBack<T> {
  const left = new Map<string, T>()
  return {
    useReturned() {
      const router = useRouter()
      return useState<T | null>(() => left.get(router.latestLocation.state.__TSR_key ?? '') ?? null)
    },
    useLeaving(look) {
      const router = useRouter()
      const leave = useEffectEvent((entry: string) => {
        const seen = look()
        if (seen) left.set(entry, seen)
      })
      useEffect(
        () =>
          router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
            const entry = fromLocation?.state.__TSR_key
            if (pathChanged && entry) leave(entry)
          }),
        [router],
      )
    },
  }
}
