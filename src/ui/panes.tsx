import { useState, type ReactNode } from 'react'
import styles from './panes.module.css'

/** Which of the two panes of a page are shown. */
export type PaneMode = 'left' | 'split' | 'right' | 'hidden'

/** Two panes beside each other below the top bar, each scrolling by itself; on a phone they stack. What
 *  was shown once stays mounted while it is hidden, so that a map keeps where it looks; what was never
 *  shown is not made. */
export function Panes({
  mode,
  left,
  right,
}: {
  mode: PaneMode
  left: ReactNode
  right: ReactNode
}) {
  return (
    <div className={styles.panes} data-mode={mode}>
      <Pane side="left" isShown={mode === 'left' || mode === 'split'}>
        {left}
      </Pane>
      <Pane side="right" isShown={mode === 'right' || mode === 'split'}>
        {right}
      </Pane>
    </div>
  )
}

function Pane({
  side,
  isShown,
  children,
}: {
  side: 'left' | 'right'
  isShown: boolean
  children: ReactNode
}) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return (
    <div className={styles.pane} data-side={side} hidden={!isShown}>
      {wasShown && children}
    </div>
  )
}
