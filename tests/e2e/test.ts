import { test as base, expect, type BrowserContext } from '@playwright/test'

/** Pages, of whatever context, on which anything the browser complains about fails the test: errors on the console,
 *  scripts that throw, and whatever the content policy refuses. A test that provokes a refusal of the server names it. */
export const test = base.extend<{
  complaints: void
  expectedComplaint: RegExp | null
  otherDevices: void
}>({
  expectedComplaint: [null, { option: true }],
  // Left open, their pages would go on beside all tests that follow.
  otherDevices: [
    async ({ browser, context }, use) => {
      const before = new Set(browser.contexts())
      await use()
      const others = browser.contexts().filter((each) => each !== context && !before.has(each))
      await Promise.all(others.map((each) => each.close()))
    },
    { auto: true },
  ],
  complaints: [
    async ({ browser, context, expectedComplaint }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!expectedComplaint?.test(text)) complaints.push(text)
      }
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') complain(`${message.text()} ${message.location().url}`)
        })
        watched.on('weberror', (error) => complain(error.error().message))
      }
      watch(context)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
