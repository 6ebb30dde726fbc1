import type { Locator, Page } from '@playwright/test'
import { speak, wordsOf } from './access/speak.ts'
import { newConversation } from './chat-people.ts'
import { holdUp } from './hold-up.ts'
import { outboxStates } from './outbox-states.ts'
import { expectAccessible } from './is-accessible.ts'
import { isLoggedOut, logIn } from './people.ts'
import { expect, test } from './test.ts'
import { serverIsAway } from './server-is-away.ts'
import {
  hostChatIds,
  lender,
  openRefusedChat,
  openUnsendableChat,
  renter,
  sentTexts,
  text,
  unsent,
  unsentComplaint,
  write,
} from './unsent-messages.ts'

test.use({
  expectedComplaint: unsentComplaint,
  permissions: ['background-sync'],
})

test('nobody else on the device sees what was not sent, and its author sends it later', async ({
  page,
  context,
}) => {
  await openUnsendableChat(page)
  const words = text('Are dogs welcome?')
  await write(page, words)
  await expect(page.getByRole('link', { name: '1 not sent' })).toBeVisible()

  await logOut(page)
  await context.unroute('**/api/chat/clientmsg')
  await logIn(page, lender)
  await page.goto('/unsent')
  await expect(page.getByText('Everything is sent.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'not sent' })).toHaveCount(0)

  await logOut(page)
  await logIn(page, renter)
  await page.goto('/newchat/3')
  await expect(page.getByText(words)).toHaveCount(1)
  await expect(unsent(page)).toHaveCount(0)
})

test('who logs out has what waits sent first, once', async ({ page, context, baseURL }) => {
  const talk = await newConversation(baseURL)
  await talk.renter.enter(context)
  await context.route('**/api/chat/clientmsg', (route) => route.fulfill(waitLong))
  await page.goto(talk.renterPath)
  await write(page, 'Is there a lift?')
  await expect.poll(() => outboxStates(page)).toEqual(['waiting'])
  const question = await askToLogOut(page)
  await expect(question).toContainText('1 thing that you wrote is not sent yet.')

  await context.unroute('**/api/chat/clientmsg')
  const letThrough = await holdUp(page, '**/api/chat/clientmsg')
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect(question.getByRole('status')).toHaveText('Sending…')
  await expect(question.getByRole('button', { name: 'Discard them' })).toBeDisabled()
  letThrough()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await isLoggedOut(page)
  expect(await talk.texts()).toEqual(['Is there a lift?'])
})

test('what cannot be sent before a logout is left, and asked about', async ({ page, context }) => {
  const refusedId = await openRefusedChat(page)
  const [wrong, late] = [text('Wrong'), text('Late')]
  await write(page, wrong)
  await expect(unsent(page).getByText('Not sent: Not now.')).toBeVisible()
  await context.unroute('**/api/chat/hostmsg')
  const id = (await hostChatIds(context, 2)).find((each) => each !== refusedId) ?? 0
  await context.route('**/api/chat/hostmsg', (route) => route.fulfill(waitLong))
  await page.goto(`/hostchat/${id}`)
  await write(page, late)
  await expect.poll(() => outboxStates(page)).toEqual(['needs-you', 'waiting'])

  const question = await askToLogOut(page)
  await expect(question).toContainText('2 things that you wrote are not sent yet.')
  const sendNow = question.getByRole('button', { name: 'Send now' })
  await sendNow.click()
  await expect(question.getByRole('alert')).toHaveText('Not everything could be sent.')
  await expect(question).toContainText('2 things that you wrote are not sent yet.')
  await context.unroute('**/api/chat/hostmsg')
  await sendNow.click()
  await expect(question).toContainText('1 thing that you wrote is not sent yet.')
  await expect(question.getByRole('alert')).toHaveText('Not everything could be sent.')
  // What is left needs its author.
  await expect(sendNow).toHaveCount(0)
  await expect(question.locator(':focus')).toHaveCount(1)
  expect(await sentTexts(context, id, [late])).toEqual([late])
  await question.getByRole('button', { name: 'Discard them' }).click()
  await isLoggedOut(page)
})

test('a small window has room for all words and answers, which keys scroll to', async ({
  page,
  context,
}) => {
  const say = await wordsOf('de-DE')
  await openRefusedChat(page)
  await context.unroute('**/api/chat/hostmsg')
  await context.route('**/api/chat/hostmsg', (route) => route.fulfill(waitLong))
  await write(page, text('Late'))
  await expect.poll(() => outboxStates(page)).toEqual(['waiting'])
  await speak(page, 'de-DE')
  await page.setViewportSize({ width: 320, height: 480 })
  await page.reload()
  await expect(page.getByText(say('Not sent yet; it is tried again by itself'))).toBeVisible()
  const question = await askToLogOut(page, say)
  await question.press('End')
  await expect.poll(() => question.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 320, height: 180 })
  for (const answer of ['Stay logged in', 'Discard them', 'Keep them on this device', 'Send now']) {
    const button = question.getByRole('button', { name: say(answer) })
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 0.9 })
  }
  await expectAccessible(page)
})

test('nothing is offered to be sent where there is no connection', async ({ page, context }) => {
  await openRefusedChat(page)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await context.setOffline(true)
  await write(page, text('In a tunnel'))
  const question = await askToLogOut(page)
  await expect(question.getByRole('button', { name: 'Keep them on this device' })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Send now' })).toHaveCount(0)
  await question.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
})

test('what was not sent is thrown away with a logout that succeeds, and with no other', async ({
  page,
  context,
}) => {
  await openUnsendableChat(page)
  await write(page, text('Is there a lift?'))
  await page.getByRole('link', { name: 'Profile' }).click()
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click()
  const dialog = page.getByRole('alertdialog')
  const discard = dialog.getByRole('button', { name: 'Discard them' })
  const call = '**/api/user/logout'
  await context.route(call, (route) => route.fulfill(serverIsAway))
  await discard.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Logout NOT successful\./)
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  await expect(page.getByRole('link', { name: '1 not sent' })).toBeVisible()

  await context.unroute(call)
  await logout.click()
  await expect(discard).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await discard.click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await isLoggedOut(page)
  await logIn(page, renter)
  await page.goto('/unsent')
  await expect(page.getByText('Everything is sent.')).toBeVisible()
})

/** Longer than any test. */
const waitLong = { ...serverIsAway, headers: { 'retry-after': '600' } }

/** With something that is not sent. @returns the question about it */
async function askToLogOut(page: Page, say = (words: string) => words): Promise<Locator> {
  await page.getByRole('link', { name: new RegExp(`^${say('Profile')}`) }).click()
  await page.getByRole('button', { name: say('Logout') }).click()
  return page.getByRole('alertdialog', { name: say('Log out before everything is sent?') })
}

/** With unsent things it asks, and they are kept for their author. */
async function logOut(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  const keep = page.getByRole('button', { name: 'Keep them on this device' })
  await expect(keep.or(page.getByRole('heading', { name: 'Login' }))).toBeVisible()
  if (await keep.isVisible()) await keep.click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await isLoggedOut(page)
}
