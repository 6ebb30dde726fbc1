import type { Page } from '@playwright/test'
import type { Culture } from '#contract/domain/user.ts'
import { keptSince } from '#src/cache/kept-since.ts'
import { readEntries } from '#tests/fixtures/read-catalog.ts'

/** What the app says in a language for a text in English. @throws when it says it in other words
 *  @param context which meaning of it, where it has several */
export type Say = (english: string, context?: string) => string

export async function wordsOf(culture: Culture): Promise<Say> {
  const entries = await readEntries(culture, 'src/i18n/catalogs')
  return (english, context = '') => {
    const entry = entries.find((each) => each.message === english && each.context === context)
    if (!entry) throw new Error(`No catalog has '${english}' ${context}`)
    return entry.translation || english
  }
}

/** As if that language had been chosen on this device before. */
export async function speak(page: Page, culture: Culture): Promise<void> {
  const entry = JSON.stringify({ version: keptSince, value: culture })
  await page.addInitScript((value) => localStorage.setItem('lastLangCode', value), entry)
}
