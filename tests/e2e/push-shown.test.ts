import { conversationTag } from '#contract/domain/push-notice.ts'
import { newConversation, openAs } from './chat-people.ts'
import { openOwnProfile } from './own-profile.ts'
import { newPerson } from './person.ts'
import {
  closeNotifications,
  deliverPush,
  push,
  shownNotifications,
  withPushService,
} from './push-browser.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ context }) => withPushService(context))

test.describe('a push', () => {
  test('is shown, a newer one of the same conversation in its place, one that cannot be read in general', async ({
    page,
  }) => {
    await page.goto('/saved')
    await workerIsReady(page)
    await deliverPush(page, JSON.stringify(push))
    await expect.poll(() => shownNotifications(page)).toEqual([push])
    await deliverPush(page, JSON.stringify({ ...push, body: 'Hello?' }))
    await expect.poll(() => shownNotifications(page)).toEqual([{ ...push, body: 'Hello?' }])
    await deliverPush(page, JSON.stringify({ ...push, tag: 'chat-900006' }))
    await expect.poll(async () => (await shownNotifications(page)).length).toBe(2)

    for (const unreadable of [
      'not JSON',
      '{"title":"Half"}',
      '{"path":"//elsewhere.example"}',
      '',
    ]) {
      await test.step(`in general: ${unreadable}`, async () => {
        await closeNotifications(page)
        await deliverPush(page, unreadable)
        const general = { title: 'Staylend', body: 'New message', path: '/chats' }
        await expect.poll(() => shownNotifications(page)).toMatchObject([general])
      })
    }
  })

  test('of the conversation on the screen is not shown, wherever the page began', async ({
    page,
    context,
    baseURL,
  }) => {
    await (await newPerson(baseURL!, 'Rena')).enter(context)
    await page.goto('/rentitem/2')
    await workerIsReady(page)
    await page.getByRole('link', { name: 'Chat' }).first().click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    // It comes once the page is idle.
    await expect.poll(() => page.evaluate(saysWhereItIs)).toBe(true)
    await deliverPush(page, JSON.stringify(push))
    await deliverPush(page, JSON.stringify({ ...push, path: '/rentitem/2', tag: 'chat-900009' }))
    await expect.poll(() => shownNotifications(page)).toMatchObject([{ tag: 'chat-900009' }])

    await page.getByRole('tab', { name: 'Original Listing' }).click()
    await expect(page).toHaveURL(/tab=listing/)
    await deliverPush(page, JSON.stringify(push))
    const tags = async () => (await shownNotifications(page)).map(({ tag }) => tag).toSorted()
    await expect.poll(tags).toEqual([push.tag, 'chat-900009'].toSorted())

    await page.getByRole('tab', { name: 'Chat' }).click()
    await expect(page).toHaveURL(/\/newchat\/2$/)
  })

  test('leads to its conversation, in the page that is open', async ({
    page,
    context,
    baseURL,
  }) => {
    await openOwnProfile(page, baseURL)
    await workerIsReady(page)
    await deliverPush(page, JSON.stringify(push))
    await expect.poll(() => shownNotifications(page)).toHaveLength(1)
    await expect.poll(() => page.evaluate(saysWhereItIs)).toBe(true)
    const began = () => page.evaluate(() => performance.timeOrigin)
    const before = await began()
    const [worker] = context.serviceWorkers()
    await worker!.evaluate(async () => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        NotificationEvent: new (type: string, init: { notification: Notification }) => Event
        dispatchEvent(event: Event): void
      }
      const [notification] = await scope.registration.getNotifications()
      scope.dispatchEvent(
        new scope.NotificationEvent('notificationclick', { notification: notification! }),
      )
    })
    await expect(page).toHaveURL(/\/newchat\/2$/)
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
    expect(await shownNotifications(page)).toEqual([])
    expect(await began()).toBe(before)
  })
})

test('what was told of a conversation is told no longer once it is read', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const lender = await openAs(browser, talk.lender, '/profile')
  await withPushService(lender.context())
  await lender.reload()
  await workerIsReady(lender)
  const told = { title: 'Rena · Loft', body: 'Is it free?', path: '/chats', lang: 'en-US' }
  const tag = conversationTag(talk.chatId)
  const tagsShown = async () => (await shownNotifications(lender)).map((shown) => shown.tag)
  for (const about of [tag, 'chat-0'])
    await deliverPush(lender, JSON.stringify({ ...told, tag: about }))
  await expect.poll(tagsShown).toHaveLength(2)

  await lender.goto(talk.hostPath)
  await expect.poll(tagsShown).toEqual(['chat-0'])
  await lender.context().close()
})

/** Asks the page as the worker does. */
function saysWhereItIs(): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const question = new MessageEvent('message', { data: { type: 'WHERE' }, ports: [port2] })
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), 100)
    navigator.serviceWorker.dispatchEvent(question)
  })
}
