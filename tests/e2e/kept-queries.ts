import type { Page } from '@playwright/test'

/** The keys of the answers that this device keeps, without whose they are. */
export const keptQueries = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('staylend-queries')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const asking = opening.result.transaction('queries').objectStore('queries').getAllKeys()
          asking.addEventListener('error', reject)
          asking.addEventListener('success', () => {
            opening.result.close()
            resolve(asking.result.map((key) => String(key).replace(/^[^[]*/, '')))
          })
        })
      }),
  )

/** Those of them that are a member's alone. */
export const keptOfMembers = async (page: Page) =>
  (await keptQueries(page)).filter((key) => /^\["(chats|own-|reservations|saved)/.test(key))
