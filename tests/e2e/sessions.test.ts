import type { BrowserContext } from '@playwright/test'
import { demoAccounts } from '#server/demo/accounts.ts'
import { logIn, logOut } from './people.ts'
import { expect, test } from './test.ts'

const [renter, lender] = demoAccounts
if (!renter || !lender) throw new Error('The demonstration has two accounts')

test.use({
  serviceWorkers: 'block',
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

  await page.getByRole('link', { name: 'Inbox' }).click()
  await page.getByRole('link', { name: /^Profile/ }).click()
  await expect(page.getByText(lender.email)).toBeVisible()
  await expect(page.getByText(renter.email)).toHaveCount(0)
})
