import { useLayoutEffect, useRef } from 'react'
import type { KeptView } from './kept-view.tsx'
import styles from './map.module.css'

/** Where a kept view stands for as long as this is on the page. */
export function KeptSlot<Props>({ view, props }: { view: KeptView<Props>; props: Props }) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (slot.current) view.show(slot.current, props)
  })
  useLayoutEffect(() => {
    const element = slot.current
    return () => {
      if (element) view.park(element)
    }
  }, [view])
  return <div ref={slot} className={styles.fill} />
}
