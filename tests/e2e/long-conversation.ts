import type { Page } from '@playwright/test'
import { messagesPerPage } from '#contract/limits.ts'

const firstId = 1_000_000

/** Puts so many messages into a conversation, as a page sees it: half an hour lies between two of them, and each begins
 *  with 'Message' and its number. One more comes when the page asks for what is new.
 *  @param origin of the server, as 'http://127.0.0.1:8787'
 *  @param chatId of a conversation in which somebody has written */
export async function standInMessages(
  page: Page,
  { origin, chatId, count }: { origin: string; chatId: number; count: number },
): Promise<void> {
  const address = `${origin}/api/chat/get_by_id/${chatId}`
  const answer = await (await page.request.get(address)).json()
  const { userId, resObj } = answer
  const { chat } = resObj
  const messageAt = (at: number) => ({
    ...resObj.messages[0],
    MsgTypeId: 0,
    Status: '',
    ReservationId: null,
    Id: firstId + at,
    UserId: [chat.UserId, chat.UserIdHost][Math.floor(at / 3) % 2],
    Msg: `Message ${at} ${'and what else there is to say about it '.repeat(at % 4)}`,
    DateCreated: new Date(Date.UTC(2026, 0, 1) + at * 1_800_000).toISOString().replace('.000', ''),
    ClientKey: null,
  })
  const span = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => messageAt(from + at))
  const pageOf = (messages: unknown[], hasMore: boolean) => ({
    json: {
      success: true,
      message: '',
      errorCode: 0,
      userId,
      resObj: { chat, messages, HasMore: hasMore ? 1 : 0 },
    },
  })
  const newest = span(count + 1 - messagesPerPage, count + 1)
  const conversation = { ...answer, resObj: { ...resObj, messages: newest, HasEarlier: 1 } }
  await page.route(address, (route) => route.fulfill({ json: conversation }))
  await page.route(/\/api\/chat\/messages\/\d+\?before=/, async (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before')) - firstId
    const from = Math.max(1, before - messagesPerPage)
    await route.fulfill(pageOf(span(from, before), from > 1))
  })
  await page.route(/\/api\/chat\/messages\/\d+\?after=/, (route) =>
    route.fulfill(pageOf(span(count + 1, count + 2), false)),
  )
  // The server has none of them that could have been read.
  const marked = { success: true, message: '', errorCode: 0, userId, resObj: null }
  await page.route(`${origin}/api/chat/read/${chatId}`, (route) => route.fulfill({ json: marked }))
}

/** The message that stands first of those which are drawn. */
export const firstDrawn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.querySelector('[aria-label="Messages"] time')?.parentElement?.textContent.trim() ??
      '',
  )
