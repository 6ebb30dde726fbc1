/** Lets the picture of a card grow into that of the listing's page, where the browser can. The name is
 *  given to the one card that was pressed: a name on each would have all of them captured. */
export function carryOver(pressed: Element): void {
  const pictures = pressed.closest('article')?.querySelector<HTMLElement>('[data-carried]')
  pictures?.style.setProperty('view-transition-name', 'listing-picture')
}
