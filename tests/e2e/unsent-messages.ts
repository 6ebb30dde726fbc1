import type { BrowserContext, Page } from '@playwright/test'
import { accountOf } from '#server/demo/accounts.ts'
import { enterAs } from './people.ts'
import { expect } from './test.ts'

export const lender = accountOf('lender')
export const renter = accountOf('renter')

/** What a browser says while things cannot be sent. */
export const unsentComplaint =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|status of 40[149]|status of 503|NetworkError/

/** The first conversations of the logged-in lender, as the server has them. */
export async function hostChatIds(context: BrowserContext, count: number): Promise<number[]> {
  const session = await (await context.request.get('/api/user/isin')).json()
  const inbox = await (await context.request.get('/api/chat/getmine')).json()
  const asHost = inbox.resObj.filter(
    ({ chat }: { chat: { UserIdHost: number } }) => chat.UserIdHost === session.resObj.Id,
  )
  return asHost.slice(0, count).map(({ chat }: { chat: { Id: number } }) => chat.Id)
}

/** What the server has of these texts in a conversation, in its order. */
export async function sentTexts(context: BrowserContext, chatId: number, texts: string[]) {
  const answer = await context.request.get(`/api/chat/get_by_id/${chatId}`)
  const messages: { Msg: string }[] = (await answer.json()).resObj.messages
  return messages.map(({ Msg }) => Msg).filter((text) => texts.includes(text))
}

/** Writes a message, which is shown whether it is sent or not. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expect(page.getByText(text)).toBeVisible()
}

export const unsent = (page: Page) => page.getByRole('list', { name: 'Not sent yet' })

/** A text that no other run of this test has written. */
export const text = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

export const refuse = (context: BrowserContext, path: string) =>
  context.route(path, (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, message: 'Not now.', errorCode: 12, resObj: null },
    }),
  )

/** A lender's conversation whose messages the server refuses. @returns its id */
export async function openRefusedChat(page: Page): Promise<number> {
  const context = page.context()
  await enterAs(context, lender)
  const [id = 0] = await hostChatIds(context, 1)
  await page.goto(`/hostchat/${id}`)
  await refuse(context, '**/api/chat/hostmsg')
  return id
}

/** A renter's conversation whose messages cannot be sent. */
export async function openUnsendableChat(page: Page): Promise<void> {
  const context = page.context()
  await enterAs(context, renter)
  await context.route('**/api/chat/clientmsg', (route) => route.abort('connectionrefused'))
  await page.goto('/newchat/3')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
}
