declare const self: ServiceWorkerGlobalScope

const pathOf = ({ url }: WindowClient) => new URL(url).pathname

/** The pages of this site that are open, whichever version of it they run. */
export const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Whether somebody has this page before them. */
export const isOnScreen = async (path: string): Promise<boolean> =>
  (await openPages()).some((page) => page.visibilityState === 'visible' && pathOf(page) === path)

/** Leads a person to a page: to the one that shows it already, or else in one that is open. */
export async function openPage(path: string): Promise<void> {
  const pages = await openPages()
  const page = pages.find((each) => pathOf(each) === path) ?? pages[0]
  if (!page) return void (await self.clients.openWindow(path))
  await page.focus()
  if (pathOf(page) === path) return
  // A page that another version has loaded cannot be led anywhere.
  await page.navigate(path).catch(() => self.clients.openWindow(path))
}
