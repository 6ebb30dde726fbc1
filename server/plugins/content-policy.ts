import type { ForeignOrigins } from '#server/map-style/style-origins.ts'
import { colourStyleHashes } from './fill-site.ts'

/** The two rules that react-aria puts into the page: how a finger may drag across what can be pressed,
 *  and what does not scroll behind a dialog on iOS. A test reads them from the package. */
export const reactAriaStyleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const

/** The script within index.html. A test reads it from there.
 *  @see docs/decisions/a-page-asks-again.md */
export const pageScriptHash = 'sha256-R5yC/Wtr/LNYvevoyXu/LfpIiHrvTs104OpZ1KHe+ZA='

const styles = [...reactAriaStyleHashes, ...colourStyleHashes].map((hash) => `'${hash}'`)

const code = [
  "default-src 'none'",
  `script-src 'self' '${pageScriptHash}'`,
  `style-src 'self' ${styles.join(' ')}`,
].join(';')

const others = [
  "font-src 'self'",
  // The page of a mail frames what the mail says.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** No unsafe-inline, no unsafe-eval, nothing from elsewhere but what the map is drawn from. */
export function contentPolicy({ images, connect }: ForeignOrigins): string {
  const imageSources = ["'self'", 'data:', 'blob:', ...images].join(' ')
  const connections = ["'self'", ...connect].join(' ')
  return `${code};img-src ${imageSources};worker-src 'self';connect-src ${connections};${others}`
}
