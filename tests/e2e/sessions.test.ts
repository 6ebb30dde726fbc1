import type { BrowserContext } from '@playwright/test'
import { demoAccounts } from '#server/demo/accounts.ts'
import { newConversation } from './chat-people.ts'
import { logIn, logOut } from './people.ts'
import { newPerson } from './person.ts'
import { expect, test } from './test.ts'

const [renter, lender] = demoAccounts
if (!renter || !lender) throw new Error('The demonstration has two accounts')

test.use({
  expectedComplaint: /status of 40[19]|Another user is logged in/,
})

test('what was written when the session had ended is sent after the next login', async ({
  page,
  context,
}) => {
  await logIn(page, renter)
  await page.goto(`/newchat/${await unaskedListing(context)}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('May I see it on Sunday?')
  // What asks by itself waits, so that it is the message that finds out.
  const questions = /\/api\/(chat\/get|events|push|rent\/getsaved|reserve\/waiting)/
  await page.route(questions, () => undefined)
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'SEND' }).click()

  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await page.unroute(questions)
  await page.getByLabel('Email').fill(renter.email)
  await page.getByLabel('Password').fill(renter.password)
  // It is gone again after two seconds.
  const isTold = expect(page.getByText('Message sent successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(message).toHaveValue('')
  await expect(page.getByText('May I see it on Sunday?')).toHaveCount(1)
  await isTold
})

/** About which the member has said and read nothing yet: marking what was read would find out as well. */
async function unaskedListing(context: BrowserContext): Promise<number> {
  const inbox = await (await context.request.get('/api/chat/getmine')).json()
  const asked = new Set(inbox.resObj.map(({ chat }: { chat: { RentId: number } }) => chat.RentId))
  const { resObj } = await (await context.request.get('/api/rent/getall')).json()
  const { Id } = resObj.find((listing: { Id: number }) => !asked.has(listing.Id))
  return Id
}

test('a page finds out that somebody else has logged in beside it', async ({ page, context }) => {
  await logIn(page, renter)
  await expect(page.getByText(renter.email)).toBeVisible()
  const beside = await context.newPage()
  await logOut(beside)
  await logIn(beside, lender)

  await page.bringToFront()
  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: /^Profile/ }).click()
  await expect(page.getByText(lender.email)).toBeVisible()
  await expect(page.getByText(renter.email)).toHaveCount(0)
})

test('a conversation is gone from the screen when its page turns out to be somebody else’s', async ({
  page,
  context,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  await talk.renterWrites('Where is the key?')
  await talk.renter.enter(context)
  await page.goto(talk.renterPath)
  const said = page.getByText('Where is the key?')
  await expect(said).toBeVisible()
  const stranger = await newPerson(baseURL ?? '', 'Sam')
  await stranger.enter(context)
  // What looks after who is logged in, and nothing that would ask for the conversation.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(said).toHaveCount(0)
})

test('who logs out does so on all pages, and none in the background logs anybody in again', async ({
  page,
  context,
}) => {
  await logIn(page, renter)
  const kept = () => page.evaluate(() => localStorage.getItem('boot') ?? '')
  expect(await kept()).toContain(renter.email)
  const profile = await context.newPage()
  await profile.goto('/profile')
  await expect(profile.getByText(renter.email)).toBeVisible()
  const search = await context.newPage()
  await search.goto('/rent')
  await logOut(page)
  await expect(profile.getByRole('heading', { name: 'Login' })).toBeVisible()
  expect(await kept()).not.toContain(renter.email)
  // It still believes that somebody is logged in, and says so to nobody.
  await search.getByRole('link', { name: 'Saved' }).click()
  await expect(search.getByRole('heading', { name: 'Saved' })).toBeVisible()
  expect(await kept()).not.toContain(renter.email)
})
