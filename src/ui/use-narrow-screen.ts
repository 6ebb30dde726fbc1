import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width < 48rem)')

function subscribe(listener: () => void): () => void {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** True on a phone, where panes become sheets. @see docs/product.md §9 */
export const useNarrowScreen = () => useSyncExternalStore(subscribe, () => query().matches)
