/** What was typed or copied where digits and a few signs are expected, in those that every keyboard has: '＋６６ ８１‑๒๓๔' is
 *  '+66 81-234'. What only steers how text runs is left out. A raised or circled digit is another sign and stays one: of
 *  'm²' no number is meant. */
export const inPlainSigns = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\P{No}+/gu, (signs) => signs.normalize('NFKC'))
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\p{Zs}/gu, ' ')

/** Unicode has the digits of each script in their order, from zero on. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return (code - first) % 10
}
