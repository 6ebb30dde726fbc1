import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { LatLng } from '#contract/domain/place.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { isDenied, readPosition } from '#src/map/controls/position.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Picks where the device is, which is asked when it is pressed and never before. */
export function DevicePosition({ onPick }: { onPick(point: LatLng): void }) {
  const texts = useMapTexts()
  const [state, setState] = useState<'rest' | 'asking' | 'denied' | 'failed'>('rest')
  const ask = async () => {
    setState('asking')
    try {
      const { lat, lng } = await readPosition()
      setState('rest')
      onPick({ lat, lng })
    } catch (error) {
      setState(isDenied(error) ? 'denied' : 'failed')
    }
  }
  return (
    <>
      <p>
        <Button aria-busy={state === 'asking'} onClick={() => void ask()}>
          <Icon name="pin" />
          <Trans>Use where I am</Trans>
        </Button>
      </p>
      {state === 'denied' && <Notice tone="failure">{texts.locateDenied}</Notice>}
      {state === 'failed' && <Notice tone="failure">{texts.locateFailed}</Notice>}
    </>
  )
}
