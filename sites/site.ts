/** What every site is made of: its folder beside this file holds `site.ts` with this, `texts.ts`, `catalogs/`,
 *  `pictures/`, `icon.svg`, `icons/`, and may hold `demo.ts`, `screenshots.json` and `static/`. @see docs/sites.md */
export interface Site {
  /** On the wire and in the database, for ever. */
  readonly id: number
  readonly name: string
  /** The variable that names its host, and the host without it; null for the one site of all other host names. */
  readonly host: { readonly variable: string; readonly byDefault: string } | null
  readonly types: readonly SiteListingType[]
  readonly colours: SiteColours
}

export interface SiteListingType {
  /** Unique over all sites. */
  readonly id: number
  readonly name: string
  /** What the map draws for it: a path of lines, 24 × 24. */
  readonly sign: string
  /** What schema.org calls it, where it is a place. */
  readonly place?: string
}

export interface SiteColours {
  /** Of the tokens, in degrees. */
  readonly hues: { readonly primary: number; readonly accent: number; readonly neutral: number }
  /** Of the browser's frame, as the tokens' surface is. */
  readonly frame: { readonly light: string; readonly dark: string }
}
