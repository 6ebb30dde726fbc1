import type { I18n } from '@lingui/core'
import type { Listing } from '#contract/domain/listing.ts'
import { typeWord } from '#src/i18n/site-text.ts'

/** 'Condo · Pattaya 20150', of what is known. */
export const typeAndTown = (i18n: I18n, { type, city, zip }: Listing): string =>
  [i18n._(typeWord(type)), `${city} ${zip}`.trim()].filter(Boolean).join(' · ')
