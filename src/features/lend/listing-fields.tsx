import { useLingui } from '@lingui/react/macro'
import { typesBeside } from '#contract/domain/listing-type.ts'
import { textLimits } from '#contract/limits.ts'
import { typeWord } from '#src/i18n/site-text.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { fieldName } from './field-names.ts'
import { OfferFields } from './offer-fields.tsx'
import styles from './listing-fields.module.css'
import type { FieldsProps } from './typed-listing.ts'

/** Everything that a lender says of a listing. */
export function ListingFields(props: FieldsProps) {
  const { t, i18n } = useLingui()
  const { typed, faultOf, onChange } = props
  const text = (field: 'title' | 'zip' | 'city' | 'depositTerms' | 'details' | 'privateNotes') => ({
    label: fieldName(i18n, field),
    value: typed[field],
    maxLength: textLimits[field],
    error: faultOf(field),
    onChange: (value: string) => onChange(field, value),
  })
  return (
    <>
      <TextInput {...text('title')} />
      <Select
        label={fieldName(i18n, 'type')}
        value={typed.type}
        options={typesBeside(typed.type).map((value) => ({ value, name: i18n._(typeWord(value)) }))}
        error={faultOf('type')}
        onChange={(type) => onChange('type', type)}
      />
      <TextArea {...text('details')} rows={6} />
      <div className={styles.pair}>
        <TextInput {...text('city')} autoComplete="address-level2" />
        <TextInput {...text('zip')} autoComplete="postal-code" />
      </div>
      <OfferFields {...props} />
      <TextInput
        label={fieldName(i18n, 'deposit')}
        hint={t`In ${typed.currency}. Leave it empty where you take none.`}
        value={typed.deposit}
        inputMode="decimal"
        autoComplete="off"
        error={faultOf('deposit')}
        onChange={(deposit) => onChange('deposit', deposit)}
      />
      <TextArea {...text('depositTerms')} rows={2} />
      <TextArea {...text('privateNotes')} hint={t`Only you can read them.`} />
    </>
  )
}
