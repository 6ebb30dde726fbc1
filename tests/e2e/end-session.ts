import type { Page } from '@playwright/test'
import { latePartsAreHere } from './late-parts-are-here.ts'

/** Ends a page's session without its knowing. What asks by itself waits, so that what is done next finds out. Needs a page
 *  without a worker.
 *  @param path of the call that is made next
 *  @returns lets the others ask again */
export async function endSession(page: Page, path: string): Promise<() => Promise<void>> {
  await latePartsAreHere(page)
  const others = ({ pathname }: URL) =>
    pathname.startsWith('/api/') && !pathname.startsWith('/api/user/') && !pathname.startsWith(path)
  await page.route(others, () => undefined)
  await page.context().clearCookies({ name: 'session' })
  return () => page.unroute(others)
}
