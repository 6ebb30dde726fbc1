import { inTab } from '#src/cache/kept-values.ts'
import { unfinishedDay } from '#src/ui/unfinished-day.ts'
import type { FilterForm } from './filter-form.ts'

const name = 'filter'

/** Keeps a form that is filled in until it is asked for.
 *  @param begun what it looked like before anything was changed */
export const keepFilter = (begun: FilterForm, form: FilterForm) =>
  inTab.keep(name, { begun, form: { ...form, from: wholeDay(form.from), to: wholeDay(form.to) } })

export const forgetFilter = () => inTab.forget(name)

/** @returns null when nothing is kept, or what was begun from another search. A date that was half typed is gone with its
 *    field. */
export function keptFilter(begun: FilterForm): FilterForm | null {
  const kept = inTab.read(name) as { begun: unknown; form: FilterForm } | null
  return kept && JSON.stringify(kept.begun) === JSON.stringify(begun) ? kept.form : null
}

const wholeDay = (day: string) => (day === unfinishedDay ? '' : day)
