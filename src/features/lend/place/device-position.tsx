import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { LatLng } from '#contract/domain/place.ts'
import { useMapTexts } from '#src/i18n/map-texts.ts'
import { isDenied, readPosition } from '#src/map/controls/position.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Picks where the device is, which is asked when it is pressed and never before.
 *  @param point what is picked already: who picks another one meanwhile keeps that */
export function DevicePosition({
  point,
  onPick,
}: {
  point: LatLng | null
  onPick(point: LatLng): void
}) {
  const texts = useMapTexts()
  const { mutate, isPending, error } = useMutation({
    // Another point makes it another question: its answer is not waited for.
    mutationKey: ['device-position', point],
    mutationFn: readPosition,
  })
  const ask = () => mutate(undefined, { onSuccess: ({ lat, lng }) => onPick({ lat, lng }) })
  return (
    <>
      <p>
        <Button aria-busy={isPending} onClick={ask}>
          <Icon name="pin" />
          <Trans>Use where I am</Trans>
        </Button>
      </p>
      {error && (
        <Notice tone="failure">{isDenied(error) ? texts.locateDenied : texts.locateFailed}</Notice>
      )}
    </>
  )
}
