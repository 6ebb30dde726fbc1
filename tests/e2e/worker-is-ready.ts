import type { Page } from '@playwright/test'

/** Until the service worker has everything that it waits for, and answers for this page. */
export const workerIsReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })

/** Until it also has what comes after the install: the map, the viewer, what only lenders need. */
export const everyFileIsKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as boolean)
    })
    active?.postMessage({ type: 'FETCH_LATE_FILES' }, [port2])
    if (!(await answer)) throw new Error('A file could not be kept')
  })
