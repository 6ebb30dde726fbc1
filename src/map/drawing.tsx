import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { MapGround } from './map-ground.ts'
import { MapHint } from './map-hint.tsx'
import styles from './map.module.css'
import { useFlatHandlers } from './use-flat-handlers.ts'
import { useSlotSize } from './use-slot-size.ts'
import { useStyle } from './use-style.ts'

/** A browser that can give a context back does so at once; after this there will be none. */
const patienceMs = 4_000

/** What stands on the map for as long as its drawing context lives. Devices take contexts away, from
 *  pages in the background above all: MapLibre draws all anew in the context that it gets back.
 *  @param onGone none came back */
export function Drawing({
  ground,
  isShown,
  text,
  onGone,
  children,
}: {
  ground: MapGround
  isShown: boolean
  text: string
  onGone(): void
  children: ReactNode
}) {
  const map = useMap().current?.getMap()
  const [isLost, setIsLost] = useState(false)
  const giveUp = useEffectEvent(onGone)

  useEffect(() => {
    if (!map) return
    const lose = () => setIsLost(true)
    const restore = () => setIsLost(false)
    map.on('webglcontextlost', lose)
    map.on('webglcontextrestored', restore)
    return () => {
      map.off('webglcontextlost', lose)
      map.off('webglcontextrestored', restore)
    }
  }, [map])

  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(giveUp, patienceMs)
    return () => clearTimeout(timer)
  }, [isLost])

  return isLost ? (
    <>
      <div className={styles.cover} />
      <MapHint text={text} />
    </>
  ) : (
    <Drawn ground={ground} isShown={isShown}>
      {children}
    </Drawn>
  )
}

function Drawn({
  ground,
  isShown,
  children,
}: {
  ground: MapGround
  isShown: boolean
  children: ReactNode
}) {
  useFlatHandlers()
  useSlotSize(isShown)
  useStyle(ground.style)
  return children
}
