import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** What a map says, wherever it stands. */
export function useMapTexts() {
  const { t } = useLingui()
  return useMemo(
    () => ({
      failed: t`The map could not be loaded.`,
      tryAgain: t`Try again`,
      authFailure: t`Error: AuthFailure`,
      refused: t`The service that draws the map did not accept our key. Everything else works.`,
      cannotDraw: t`The map cannot be drawn on this device.`,
      missingStreets: t`The street map is not available at the moment.`,
      missingParts: t`Parts of the map are not on this device.`,
      drawingLost: t`The map is being drawn again.`,
      dismiss: t`Dismiss`,
      zoomIn: t`Zoom in`,
      zoomOut: t`Zoom out`,
      fit: t`Show all results`,
      locate: t`Show where I am`,
      locateDenied: t`This site may not see where you are. You can allow it in the browser.`,
      locateFailed: t`Your device could not find out where you are.`,
      attribution: t`Map data`,
      items: (count: number) => plural(count, { one: '# item', other: '# items' }),
    }),
    [t],
  )
}
