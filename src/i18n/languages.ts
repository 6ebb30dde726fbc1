import type { Culture } from '#contract/domain/user.ts'

export interface Language {
  culture: Culture
  /** In the language itself. */
  name: string
  flag: string
}

/** The languages that have a catalog, English first, which needs none. */
export const languages: readonly Language[] = [
  { culture: 'en-US', name: 'English', flag: '🇺🇸' },
  { culture: 'th-TH', name: 'ไทย', flag: '🇹🇭' },
]
