declare const self: ServiceWorkerGlobalScope

/** A page that is being loaded does not answer; one that is busy does so late. */
const answerTimeoutMs = 3000

/** The pages of this site that are open, whichever version of it they run. */
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** @returns undefined where no answer comes */
function ask(page: WindowClient, question: { type: 'WHERE' } | { type: 'GO'; path: string }) {
  const { port1, port2 } = new MessageChannel()
  return new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(undefined), answerTimeoutMs)
    page.postMessage(question, [port2])
  }).finally(() => port1.close())
}

/** A worker knows where a page began; where it is now, the page says. */
async function pathOf(page: WindowClient): Promise<string> {
  return String((await ask(page, { type: 'WHERE' })) ?? new URL(page.url).pathname)
}

/** Whether somebody has this page before them. */
export async function isOnScreen(path: string): Promise<boolean> {
  const pages = await openPages()
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible')
  return (await Promise.all(visible.map(pathOf))).includes(path)
}

/** Leads a person to a page: to the one that shows it already, or else in one that is open. */
export async function openPage(path: string): Promise<void> {
  const pages = await openPages()
  const paths = await Promise.all(pages.map(pathOf))
  const page = pages[Math.max(0, paths.indexOf(path))]
  if (!page) return void (await self.clients.openWindow(path))
  // Some systems let nobody else choose what stands in front.
  await page.focus().catch(() => undefined)
  if (paths.includes(path)) return
  // It keeps what it holds, and the way back.
  if (await ask(page, { type: 'GO', path })) return
  // A page that another version has loaded cannot be led anywhere.
  await page.navigate(path).catch(() => self.clients.openWindow(path))
}
