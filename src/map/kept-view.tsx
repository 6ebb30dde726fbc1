import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import styles from './map.module.css'

/** A view that outlives the screens that show it. */
export interface KeptView<Props> {
  /** Puts it into the slot, or gives it other props there. */
  show(slot: HTMLElement, props: Props): void
  /** Takes it off the page, alive, when it still stands in that slot. */
  park(slot: HTMLElement): void
  /** Ends it; the next time it is shown it is made anew. */
  discard(): void
}

interface Kept<Props> {
  element: HTMLElement
  root: Root
  slot: HTMLElement | null
  props: Props
}

/** Moving the element keeps the drawing context, and React's tree in it goes on: a parked map follows
 *  theme and language, and shows its last picture at once. */
export function keepView<Props extends { isShown: boolean; onFail(error: unknown): void }>(
  View: ComponentType<Props>,
): KeptView<Omit<Props, 'isShown'>> {
  let kept: Kept<Omit<Props, 'isShown'>> | null = null

  function make(props: Omit<Props, 'isShown'>): typeof kept & {} {
    const element = document.createElement('div')
    element.className = styles.fill ?? ''
    const root = createRoot(element, {
      onUncaughtError: (error) => kept?.props.onFail(error),
    })
    return { element, root, slot: null, props }
  }

  const render = ({ root, slot, props }: typeof kept & {}) =>
    root.render(<View {...({ ...props, isShown: slot !== null } as Props)} />)

  return {
    show(slot, props) {
      kept ??= make(props)
      kept.props = props
      if (kept.slot !== slot) {
        kept.slot = slot
        slot.append(kept.element)
      }
      render(kept)
    },
    park(slot) {
      if (kept?.slot !== slot) return
      kept.slot = null
      kept.element.remove()
      render(kept)
    },
    discard() {
      const ended = kept
      kept = null
      ended?.element.remove()
      // It may be the view itself that asks for its end, while it renders.
      queueMicrotask(() => ended?.root.unmount())
    },
  }
}
