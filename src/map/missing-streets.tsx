import { useState } from 'react'
import type { MapGround } from './map-ground.ts'
import { MapHint } from './map-hint.tsx'
import type { MapTexts } from './types.ts'

/** Says once that the operator's streets cannot be read; the map has the rest. */
export function MissingStreets({
  ground: { source },
  texts,
}: {
  ground: MapGround
  texts: Pick<MapTexts, 'missingStreets' | 'dismiss'>
}) {
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed || source.kind !== 'tiles' || !source.isMissingStreets) return null
  return (
    <MapHint
      text={texts.missingStreets}
      dismiss={{ label: texts.dismiss, onPress: () => setIsDismissed(true) }}
    />
  )
}
