import { t } from '@lingui/core/macro'

/** Parts of one label or list, as far apart as the language sets them: 'Nov 21, start, taken'. */
export const oneLabel = ([first = '', ...rest]: readonly string[]): string =>
  rest.reduce(
    (before, part) => t({ message: `${before}, ${part}`, comment: 'Two parts of a label or list' }),
    first,
  )
