import type { Page } from '@playwright/test'

/** The state of each item of the outbox of this device, the oldest first. */
export const outboxStates = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('staylend-outbox')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('items').objectStore('items').getAll()
          asking.addEventListener('error', reject)
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result.map(({ state }) => state))
          })
        })
      }),
  )
