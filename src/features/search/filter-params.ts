/** The filter as it stands in the address: each part as short text, absent where nothing is restricted. */
export interface FilterParams {
  /** Names with dots between: 'condo.house'. */
  types?: string | undefined
  periods?: string | undefined
  /** Price ranges: '500..2000', '..2000', '500..'. */
  hourly?: string | undefined
  daily?: string | undefined
  weekly?: string | undefined
  monthly?: string | undefined
  currency?: string | undefined
  q?: string | undefined
  /** Days: '2026-12-01'. */
  from?: string | undefined
  to?: string | undefined
  sort?: string | undefined
}

/** Each part by name: what is undefined takes the place of what was there. */
export type AllFilterParams = Record<keyof FilterParams, string | undefined>

const names = /^[a-z]+(\.[a-z]+){0,7}$/
const price = String.raw`(\d{1,12}(\.\d{1,2})?)?`
const range = new RegExp(`^${price}\\.\\.${price}$`)
const day = /^\d{4}-\d\d-\d\d$/

const shapes: Record<keyof FilterParams, RegExp> = {
  types: names,
  periods: names,
  hourly: range,
  daily: range,
  weekly: range,
  monthly: range,
  currency: /^[A-Z]{3}$/,
  q: /^[0-9a-zA-Z ]{1,100}$/,
  from: day,
  to: day,
  sort: /^(price|distance)$/,
}

const filterParamNames = Object.keys(shapes) as (keyof FilterParams)[]

/** What an address says of a filter; what has another shape counts as absent. Each part is named: the router keeps what
 *  came in an address wherever its reader says nothing of it. */
export function filterParams(search: Record<string, unknown>): FilterParams {
  const params: FilterParams = {}
  for (const name of filterParamNames) {
    // A keyword of figures was read as a number.
    const text = String(search[name] ?? '')
    params[name] = shapes[name].test(text) ? text : undefined
  }
  return params
}
