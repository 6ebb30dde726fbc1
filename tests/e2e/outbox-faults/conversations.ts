import type { BrowserContext } from '@playwright/test'
import type { DemoAccount } from '#server/demo/accounts.ts'

/** Where somebody writes, and where what was written is read. */
export interface Conversation {
  page: string
  api: string
  /** Under which the device keeps it. */
  queryKey: string
}

/** Three conversations of whoever is logged in, on that side. */
export async function conversationsOf(
  context: BrowserContext,
  site: string,
  role: DemoAccount['role'],
): Promise<Conversation[]> {
  if (role === 'renter') {
    return [1, 2, 3].map((id) => ({
      page: `/newchat/${id}`,
      api: `/api/chat/getmsgsclient/${id}`,
      queryKey: `["chats","about",${id}]`,
    }))
  }
  const session = await (await context.request.get(`${site}/api/user/isin`)).json()
  const inbox = await (await context.request.get(`${site}/api/chat/getmine`)).json()
  const chats: { Id: number; UserIdHost: number }[] = inbox.resObj.map(
    ({ chat }: { chat: unknown }) => chat,
  )
  return chats
    .filter(({ UserIdHost }) => UserIdHost === session.resObj.Id)
    .slice(0, 3)
    .map(({ Id }) => ({
      page: `/hostchat/${Id}`,
      api: `/api/chat/get_by_id/${Id}`,
      queryKey: `["chats",${Id}]`,
    }))
}

/** What the server has of these texts in a conversation, in its order. */
export async function sentTexts(
  context: BrowserContext,
  site: string,
  { api }: Conversation,
  texts: readonly string[],
): Promise<string[]> {
  const answer = await context.request.get(site + api)
  const messages: { Msg: string }[] = (await answer.json()).resObj.messages
  return messages.map(({ Msg }) => Msg).filter((text) => texts.includes(text))
}
