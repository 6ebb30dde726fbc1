import { Trans, useLingui } from '@lingui/react/macro'
import { currencies } from '#contract/domain/currency.ts'
import { bookingOf } from '#contract/domain/listing.ts'
import { rentPeriods, type RentPeriod } from '#contract/domain/rent-period.ts'
import { bookingWords, periodWords } from '#src/i18n/words.ts'
import { Select } from '#src/ui/select.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { fieldName } from './field-names.ts'
import styles from './offer-fields.module.css'
import type { FieldsProps } from './typed-listing.ts'

const currencyOptions = currencies.map(({ code }) => ({ value: code, name: code }))

const bookings = ['approval', 'instant'] as const

/** For which periods it is offered, at what price, and how it is booked. */
export function OfferFields(props: FieldsProps) {
  const { i18n } = useLingui()
  const { typed, faultOf, onChange } = props
  return (
    <fieldset className={styles.offers}>
      <legend>
        <Trans>Prices</Trans>
      </legend>
      <Select
        label={fieldName(i18n, 'currency')}
        value={typed.currency}
        options={currencyOptions}
        error={faultOf('currency')}
        onChange={(currency) => onChange('currency', currency)}
      />
      {rentPeriods.map((period) => (
        <OfferField key={period} period={period} {...props} />
      ))}
    </fieldset>
  )
}

function OfferField({
  period,
  typed,
  faultOf,
  wasWrong,
  onChange,
}: FieldsProps & { period: RentPeriod }) {
  const { t, i18n } = useLingui()
  const { currency } = typed
  const chosen = bookingOf(typed[`${period}.approval`])
  const booking = i18n._(bookingWords[chosen])
  const name = i18n._(periodWords[period])
  return (
    <div className={styles.offer}>
      <Switch
        isOn={typed[`${period}.offered`]}
        onChange={(isOffered) => onChange(`${period}.offered`, isOffered)}
      >
        {name}
      </Switch>
      {(typed[`${period}.offered`] || wasWrong(`${period}.price`)) && (
        <div className={styles.terms}>
          <Select
            label={fieldName(i18n, `${period}.approval`)}
            options={bookings.map((each) => ({ value: each, name: i18n._(bookingWords[each]) }))}
            value={chosen}
            onChange={(next) => onChange(`${period}.approval`, next === 'approval')}
          />
          <TextInput
            label={t`${name}, price in ${currency} · ${booking}`}
            value={typed[`${period}.price`]}
            inputMode="decimal"
            autoComplete="off"
            error={faultOf(`${period}.price`)}
            onChange={(price) => onChange(`${period}.price`, price)}
          />
        </div>
      )}
    </div>
  )
}
