import { useEffect, useState } from 'react'
import { log } from '#src/log.ts'
import { isSameLook, loadLook } from './map-ground.ts'
import type { MapGround } from './map-ground.ts'
import { useMapLook } from './map-look.ts'

/** The ground in the look that the page has now; in the one before until that is there. */
export function useGround(first: MapGround): MapGround {
  const look = useMapLook()
  const [ground, setGround] = useState(first)
  const isRight = isSameLook(ground.look, look)

  useEffect(() => {
    if (isRight) return
    let isWanted = true
    loadLook(first, look).then(
      (next) => isWanted && setGround({ ...next, look }),
      (error) => log.warn(error),
    )
    return () => {
      isWanted = false
    }
  }, [first, look, isRight])

  return ground
}
