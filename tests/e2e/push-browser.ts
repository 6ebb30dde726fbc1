import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './test.ts'

declare global {
  interface Window {
    permissionsAsked: number
  }
}

/** A browser that can be told something: one without its maker's push service, as in tests, subscribes to nothing. */
export async function withPushService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    window.permissionsAsked = 0
    const request = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => {
      window.permissionsAsked += 1
      return request()
    }
    // An empty page has no worker at all.
    if (!('PushManager' in window)) return
    const key = 'subscription-of-the-browser'
    const subscription = () => {
      const endpoint = localStorage.getItem(key)
      if (!endpoint) return null
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      const unsubscribe = async () => {
        localStorage.removeItem(key)
        return true
      }
      return { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) }
    }
    const instead = {
      getSubscription: async () => subscription(),
      subscribe: async () => {
        localStorage.setItem(key, `https://push.example/${crypto.randomUUID()}`)
        return subscription()
      },
    }
    Object.assign(PushManager.prototype, instead)
  })
}

export const permissionsAsked = (page: Page) => page.evaluate(() => window.permissionsAsked)

/** Whether a push would reach this browser. */
export const isSubscribed = (page: Page) =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    return (await pushManager.getSubscription()) !== null
  })

/** What the server is told next of this device. */
export async function toldNext(page: Page, what: 'subscribe' | 'unsubscribe') {
  const response = await page.waitForResponse(`**/api/push/${what}`)
  const { success } = await response.json()
  const { IsTextShown } = response.request().postDataJSON()
  return { success, IsTextShown, userId: response.request().headers()['x-user-id'] }
}

/** Brings a push to the worker, as the browser does. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

/** What stands on the device's screen. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    return notifications.map(({ title, body, tag, lang, data }) => {
      return { title, body, tag, lang, path: data?.path }
    })
  })

/** Clears the device's screen. */
export async function closeNotifications(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const notifications = await (await navigator.serviceWorker.ready).getNotifications()
    for (const each of notifications) each.close()
  })
  await expect.poll(() => shownNotifications(page)).toEqual([])
}

/** Of a conversation that nobody has, and reads meanwhile. */
export const push = {
  title: 'Rena · Condo near the river',
  body: 'Is it free?',
  path: '/newchat/2',
  tag: 'chat-900005',
  lang: 'en-US',
}
