import type { CurrencyCode } from '#contract/domain/currency.ts'
import type { Culture } from '#contract/domain/user.ts'

export interface People {
  culture: Culture
  currency: CurrencyCode
  firstNames: string[]
  lastNames: string[]
}
