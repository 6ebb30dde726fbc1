/** The currencies of the product. @see docs/product.md §3 */
export const currencies = [
  { id: 0, code: 'USD', label: 'US dollar', decimals: 2 },
  { id: 1, code: 'THB', label: 'Thai baht', decimals: 2 },
  { id: 2, code: 'EUR', label: 'Euro', decimals: 2 },
  { id: 3, code: 'RUB', label: 'Russian rouble', decimals: 2 },
  { id: 4, code: 'JPY', label: 'Japanese yen', decimals: 0 },
  { id: 5, code: 'AUD', label: 'Australian dollar', decimals: 2 },
  { id: 6, code: 'KRW', label: 'South Korean won', decimals: 0 },
  { id: 7, code: 'VND', label: 'Vietnamese dong', decimals: 0 },
] as const

export type Currency = (typeof currencies)[number]
export type CurrencyCode = Currency['code']

/** @throws RangeError when no currency has this id; ids from outside are checked by the wire schema. */
export function currencyById(id: number): Currency {
  const currency = currencies[id]
  if (!currency) throw new RangeError(`No currency has the id ${id}`)
  return currency
}

export function currencyByCode(code: CurrencyCode): Currency {
  return currencies.find((currency) => currency.code === code) as Currency
}
