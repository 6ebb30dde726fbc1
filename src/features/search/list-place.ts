import { scrollerOf } from './scroller-of.ts'
import { createWayBack } from './way-back.ts'

/** Where a list is read: its first listing in sight, and how far that stands below the edge of what scrolls it. */
export interface ListPlace {
  listingId: number
  offsetPx: number
}

export const listPlaces = createWayBack<ListPlace>()

const edgeOf = (scroller: HTMLElement | null) => scroller?.getBoundingClientRect().top ?? 0

const idOf = (item: HTMLElement) => Number(item.dataset['listing'])

const itemsIn = (list: HTMLElement) =>
  [...list.children].filter((child) => child instanceof HTMLElement)

/** @returns null when nothing of the list is in sight or below */
export function placeIn(list: HTMLElement): ListPlace | null {
  const edge = edgeOf(scrollerOf(list))
  const first = itemsIn(list).find((item) => item.getBoundingClientRect().bottom > edge)
  return first
    ? { listingId: idOf(first), offsetPx: first.getBoundingClientRect().top - edge }
    : null
}

/** Scrolls the list to where it was read, if what stood there still does. */
export function scrollToPlace(list: HTMLElement, { listingId, offsetPx }: ListPlace): void {
  const item = itemsIn(list).find((candidate) => idOf(candidate) === listingId)
  const scroller = scrollerOf(list)
  if (!item) return
  const byPx = item.getBoundingClientRect().top - edgeOf(scroller) - offsetPx
  ;(scroller ?? window).scrollBy({ top: byPx, behavior: 'instant' })
}
