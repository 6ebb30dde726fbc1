import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { LatLng } from '#contract/domain/place.ts'
import { readPoint } from '#contract/domain/typed-point.ts'
import { Button } from '#src/ui/button.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form } from '#src/ui/form.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import styles from './coordinates-form.module.css'
import { pointText, roundedPoint } from './point-text.ts'

/** The picked point as coordinates, and the way to pick it by them. */
export function CoordinatesForm({
  point,
  onPick,
}: {
  point: LatLng | null
  onPick(point: LatLng): void
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<{ text: string; over: LatLng | null } | null>(null)
  const [refusal, setRefusal] = useState<object | null>(null)
  // What was typed gives way to a point that was picked in another way.
  const text = typed && typed.over === point ? typed.text : point ? pointText(point) : ''
  const go = () => {
    const read = readPoint(text)
    setRefusal(read ? null : {})
    if (read) onPick(roundedPoint(read))
  }
  return (
    <FaultFocus error={refusal}>
      <Form onSend={go}>
        <div className={styles.line}>
          <TextInput
            label={t`Latitude, longitude`}
            value={text}
            autoComplete="off"
            error={
              refusal ? t`Must be latitude and longitude such as 13.7563, 100.5018.` : undefined
            }
            onChange={(changed) => {
              setRefusal(null)
              setTyped({ text: changed, over: point })
            }}
          />
          <Button type="submit">
            <Trans>Show</Trans>
          </Button>
        </div>
      </Form>
    </FaultFocus>
  )
}
