import { demoAccounts } from '#server/demo/accounts.ts'
import { expect, test } from './test.ts'
import { chooseStay } from './choose-stay.ts'
import { logIn, registerHere } from './people.ts'

const lender = demoAccounts.find(({ role }) => role === 'lender')

test('a renter finds a place in Bangkok on the map, reserves and asks; its lender sees both and answers', async ({
  page,
  browser,
}) => {
  if (!lender) throw new Error('The demonstration has a lender')
  const lenderContext = await browser.newContext()
  const lenderPage = await lenderContext.newPage()
  await logIn(lenderPage, lender)
  await lenderPage.getByRole('link', { name: 'Public Profile' }).click()
  await expect(lenderPage.getByRole('article').first()).toBeVisible()
  const titles = await lenderPage.getByRole('article').getByRole('heading').allTextContents()

  await page.goto('/')
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(page.getByRole('button', { name: 'Bangkok 370' })).toBeVisible()
  await page.getByRole('button', { name: 'Bangkok 370' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('article').first()).toBeVisible()
  const offered = await results.getByRole('article').getByRole('heading').allTextContents()
  const title = offered.find((each) => titles.includes(each))
  if (!title) throw new Error('The lender has a place in the middle of Bangkok')

  await results.getByRole('button', { name: `Show on map ${title}` }).click()
  const map = page.getByRole('region', { name: 'Map of the results' })
  await expect(page).toHaveURL(/zoom=17/)
  await expect(async () => {
    await map.click()
    await expect(results.getByRole('button', { name: 'Show all results' })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
  await results.getByRole('link', { name: title }).click()

  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Reserve' }).click()
  await registerHere(page, { email: 'nim@example.com', firstName: 'Nim' })

  await expect(page.getByRole('heading', { name: `Reserve ${title}` })).toBeVisible()
  await chooseStay(page, {
    from: ['March 2029', 'March 1, 2029'],
    to: ['May 2029', 'May 30, 2029'],
    hour: '10',
  })
  await page.getByRole('button', { name: /^(Reserve|Request to reserve)$/ }).click()
  await expect(page.getByRole('heading', { name: `Reservation of ${title}` })).toBeVisible()
  const reservation = new URL(page.url()).pathname.split('/').at(-1)

  await page.goto('/profile')
  await page.getByRole('tab', { name: 'Your Reservations' }).click()
  const own = page.getByRole('table', { name: 'Your Reservations' })
  await own.getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Chat' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a desk to work at?')
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Is there a desk')

  await lenderPage.goto('/profile')
  await lenderPage.getByRole('tab', { name: 'Incoming Reservations' }).click()
  const incoming = lenderPage.getByRole('table', { name: 'Incoming Reservations' })
  await expect(incoming.getByRole('row', { name: /Nim/ })).toContainText(title)
  await lenderPage.goto(`/reserve/lview/${reservation}`)
  await expect(lenderPage.getByRole('heading', { name: `Reservation of ${title}` })).toBeVisible()
  await lenderPage.getByRole('link', { name: 'Inbox' }).click()
  await lenderPage.getByRole('link', { name: /Is there a desk/ }).click()
  await lenderPage.getByRole('textbox', { name: 'Message' }).fill('Yes, by the window.')
  await lenderPage.getByRole('button', { name: 'SEND' }).click()
  await expect(lenderPage.getByText('Message sent successfully')).toBeVisible()
  await lenderContext.close()

  await page.reload()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, by the window.')
})
