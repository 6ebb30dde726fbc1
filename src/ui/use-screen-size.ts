import { useSyncExternalStore } from 'react'

function hookFor(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** True on a phone, where panes become sheets. @see docs/product.md §9 */
export const useNarrowScreen = hookFor('(width < 48rem)')

/** True where a window leaves no room for what stays while the rest is scrolled. */
export const useLowScreen = hookFor('(height < 26rem)')
