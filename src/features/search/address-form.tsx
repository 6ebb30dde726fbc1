import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { LatLng } from '#contract/domain/place.ts'
import { Button } from '#src/ui/button.tsx'
import { Form } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SuggestField } from '#src/ui/suggest-field.tsx'
import styles from './address-form.module.css'
import { cameraOn, findLocation, locationFault } from './find-location.ts'
import type { Camera } from './search-location.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Finds a place by its name or address, with proposals while it is typed.
 *  @param firstAddress what stands in the box at first, and what was wrong with it
 *  @param look 'main' where finding it is what the page is about
 *  @param place where the reader is already: who gets there while an address is looked for is led nowhere else */
export function AddressForm({
  firstAddress = '',
  firstFault = '',
  look = 'plain',
  place = null,
  onFind,
}: {
  firstAddress?: string
  firstFault?: string
  look?: 'main' | 'plain'
  place?: LatLng | null
  onFind(camera: Camera): void
}) {
  const { t, i18n } = useLingui()
  const [address, setAddress] = useState(firstAddress)
  const [fault, setFault] = useState(firstFault)
  const suggestions = useSuggestions(address)
  const { mutate, reset, isPending, error } = useMutation({
    // Another place makes it another question: its answer is not waited for.
    mutationKey: ['find-location', place],
    mutationFn: findLocation,
  })

  const type = (typed: string) => {
    setAddress(typed)
    setFault('')
    if (error) reset()
  }
  const go = () => {
    reset()
    if (!address.trim()) return setFault(t`Please select a location first`)
    setFault('')
    // By now the reader may have gone elsewhere, or asked for another place: then this one leads nowhere.
    mutate(address, { onSuccess: onFind })
  }
  const pick = (key: string) => {
    const picked = suggestions.find((each) => each.key === key)
    if (!picked) return
    reset()
    setAddress(picked.name)
    setFault('')
    onFind(cameraOn(picked))
  }

  return (
    <Form onSend={go}>
      <div className={styles.box}>
        <SuggestField
          label={t`City or address`}
          value={address}
          suggestions={suggestions}
          onChange={type}
          onPick={pick}
        />
        <Button type="submit" look={look}>
          {isPending ? <Trans>Please wait...</Trans> : <Trans>Go</Trans>}
        </Button>
      </div>
      {fault && <Notice tone="failure">{fault}</Notice>}
      {error && <Notice tone="failure">{i18n._(locationFault(error))}</Notice>}
    </Form>
  )
}
