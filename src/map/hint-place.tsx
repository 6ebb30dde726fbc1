import { createContext, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './map.module.css'

/** Where the hints of a map stand, one above the other, whoever gives them. */
export const HintPlaceContext = createContext<HTMLElement | null>(null)

export function HintPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <HintPlaceContext value={place}>
      {children}
      <div ref={setPlace} className={styles.hints} />
    </HintPlaceContext>
  )
}
