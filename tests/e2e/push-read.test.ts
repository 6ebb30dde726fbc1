import { conversationTag } from '#contract/domain/push-notice.ts'
import { newConversation, openAs } from './chat-people.ts'
import { deliverPush, shownNotifications, withPushService } from './push-browser.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({ serviceWorkers: 'allow' })

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
