/** Lets the keyboard go on in the map that stands in an element, and brings it into sight. */
export function focusMap(element: HTMLElement | null): void {
  element?.querySelector('canvas')?.focus()
}
