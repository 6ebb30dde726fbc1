import type { Browser, Page } from '@playwright/test'
import { newStay } from './begun-stay.ts'
import { expect } from './test.ts'

export type Conversation = Awaited<ReturnType<typeof newConversation>>

/** Rena has asked for Lena's place, and so their conversation has begun. */
export async function newConversation(baseURL = '', { title }: { title?: string } = {}) {
  const request = { startsInHours: 48, needsApproval: true, ...(title && { title }) }
  const stay = await newStay(baseURL, request)
  const { chat } = await stay.renter.ask<{ chat: { Id: number } }>(
    'GET',
    `/api/chat/getmsgsclient/${stay.listingId}`,
  )
  const { Id: chatId } = chat
  return {
    ...stay,
    chatId,
    renterPath: `/newchat/${stay.listingId}`,
    hostPath: `/hostchat/${chatId}`,
    renterWrites: (Msg: string) =>
      stay.renter.ask<{ Id: number }>('POST', '/api/chat/clientmsg', {
        RentId: stay.listingId,
        Msg,
      }),
    hostWrites: (Msg: string) =>
      stay.lender.ask<{ Id: number }>('POST', '/api/chat/hostmsg', { ChatId: chatId, Msg }),
    /** What the server has, in its order. */
    async texts(by = stay.lender): Promise<string[]> {
      const { messages } = await by.ask<{ messages: { Msg: string; MsgTypeId: number }[] }>(
        'GET',
        `/api/chat/get_by_id/${chatId}`,
      )
      return messages.filter(({ MsgTypeId }) => MsgTypeId === 0).map(({ Msg }) => Msg)
    },
  }
}

/** A browser of one's own, logged in, at a page. */
export async function openAs(
  browser: Browser,
  person: Conversation['renter'],
  address: string,
): Promise<Page> {
  const context = await browser.newContext()
  await person.enter(context)
  const page = await context.newPage()
  await page.goto(address)
  return page
}

export async function openChatAs(
  browser: Browser,
  person: Conversation['renter'],
  address: string,
): Promise<Page> {
  const page = await openAs(browser, person, address)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  return page
}

export async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
}

/** The bubbles of a conversation, as they stand. */
export const shownTexts = (page: Page) =>
  page
    .getByRole('list', { name: 'Messages' })
    .locator('p:has(> time)')
    .evaluateAll((bubbles) =>
      bubbles.flatMap((bubble) => {
        const isNotice = bubble.closest('[aria-label="Notice"]')
        return isNotice ? [] : [(bubble.firstChild?.textContent ?? '').trim()]
      }),
    )
