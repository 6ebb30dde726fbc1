import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { SearchSort } from '#contract/domain/filter.ts'
import { textLimits } from '#contract/limits.ts'
import { formatDate } from '#src/i18n/format.ts'
import { siteText, typeWord } from '#src/i18n/site-text.ts'
import { periodWords } from '#src/i18n/words.ts'
import { rentPeriods } from '#contract/domain/rent-period.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckGroup } from '#src/ui/check-group.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FaultFocus } from '#src/ui/fault-focus.tsx'
import { Form } from '#src/ui/form.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { useNow } from '#src/ui/use-now.ts'
import { FilterDates } from './filter-dates.tsx'
import styles from './filter-dialog.module.css'
import {
  areAskable,
  askableDays,
  formOf,
  openForm,
  paramsOfForm,
  readForm,
  siteTypes,
} from './filter-form.ts'
import type { FilterFault, FilterForm } from './filter-form.ts'
import type { AllFilterParams, FilterParams } from './filter-params.ts'
import { FilterPrices } from './filter-prices.tsx'
import { forgetFilter, keepFilter, keptFilter } from './kept-filter.ts'
import { TermChoice } from './term-choice.tsx'

/** Everything by which results can be restricted; it closes only when that makes sense, or with what was
 *  filled in kept for the next time.
 *  @see docs/product.md §2 */
export function FilterDialog({
  params,
  currency,
  onFilter,
  onClose,
}: {
  params: FilterParams
  currency: CurrencyCode
  onFilter(params: AllFilterParams): void
  onClose(): void
}) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const begun = formOf(params)
  const [form, setForm] = useState(() => keptFilter(begun) ?? withCurrency(begun, currency))
  const [faults, setFaults] = useState<FilterFault[]>([])
  /** What the last press was refused for; unlike the faults it stays as it was while they are mended. */
  const [refusal, setRefusal] = useState<FilterFault[] | null>(null)
  const days = askableDays(useNow())
  const faultsOf = (asked: FilterForm): FilterFault[] => {
    const read = readForm(asked)
    const faults = 'faults' in read ? read.faults : []
    return areAskable(asked, days) ? faults : [...faults, 'date-span']
  }
  const fill = (next: FilterForm) => {
    setForm(next)
    // What was wrong is looked at again while it is mended, and nothing else.
    if (faults.length > 0) setFaults(faultsOf(next).filter((fault) => faults.includes(fault)))
  }
  const change = (changed: Partial<FilterForm>) => {
    const next = { ...form, ...changed }
    keepFilter(begun, next)
    fill(next)
  }
  const reset = () => {
    forgetFilter()
    fill(withCurrency(openForm, currency))
  }
  const apply = () => {
    const wrong = faultsOf(form)
    setFaults(wrong)
    if (wrong.length > 0) return setRefusal(wrong)
    forgetFilter()
    onFilter(paramsOfForm(form))
    onClose()
  }
  const has = (fault: FilterFault) => faults.includes(fault)
  const [first, last] = [inWords(days.first), inWords(days.last)]
  const datesError = has('dates')
    ? t`Please choose two days, the second after the first.`
    : has('date-span')
      ? t`Please choose days from ${first} to ${last}.`
      : undefined
  const name = t`Keyword`
  const most = String(textLimits.keyword)
  const keywordError = has('keyword')
    ? t`Only letters a to z, digits and spaces.`
    : has('keyword-length')
      ? t`${name} is too long. Maximum ${most} characters.`
      : undefined
  const sorts: { value: SearchSort; name: string }[] = [
    { value: 'newest', name: t`Newest first` },
    { value: 'price', name: t`Lowest price first` },
    { value: 'distance', name: t`Nearest first` },
  ]
  return (
    <Dialog
      isOpen
      title={t`Filter`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
          <Button type="submit" form={formId} look="main">
            <Trans>Show results</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSend={apply}>
        <FaultFocus error={refusal}>
          <div className={styles.parts}>
            <CheckGroup
              label={t`Type`}
              options={siteTypes.map((value) => ({ value, name: i18n._(typeWord(value)) }))}
              value={form.types}
              error={has('types') ? t`At least one type must be selected` : undefined}
              onChange={(types) => change({ types })}
            />
            <div className={styles.group}>
              <CheckGroup
                label={t`Rent period`}
                options={rentPeriods.map((value) => ({ value, name: i18n._(periodWords[value]) }))}
                value={form.periods}
                error={
                  has('periods') ? t`At least one desired rent period must be selected` : undefined
                }
                onChange={(periods) => change({ periods })}
              />
              <TermChoice periods={form.periods} onPeriods={(periods) => change({ periods })} />
            </div>
            <FilterPrices form={form} faults={faults} onChange={change} />
            <TextInput
              label={name}
              hint={t(siteText('keywordHint'))}
              type="search"
              maxLength={textLimits.keyword}
              autoCapitalize="off"
              error={keywordError}
              value={form.keyword}
              onChange={(typed) => change({ keyword: typed })}
            />
            <FilterDates form={form} days={days} error={datesError} onChange={change} />
            <Select
              label={t`Sort by`}
              options={sorts}
              value={form.sort}
              onChange={(sort) => change({ sort })}
            />
          </div>
        </FaultFocus>
      </Form>
    </Dialog>
  )
}

const inWords = (day: string) => formatDate(new Date(`${day}T12:00`))

const withCurrency = (form: FilterForm, currency: CurrencyCode): FilterForm => ({
  ...form,
  currency: form.currency ?? currency,
})
