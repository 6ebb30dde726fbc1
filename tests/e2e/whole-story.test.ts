import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { demoAccounts } from '#server/demo/accounts.ts'
import { sheetHeightPx } from '#src/ui/sheet-stops.ts'
import { isDrawn, map, sendMap } from './map-page.ts'
import { logIn, registerHere } from './people.ts'
import { chooseStay } from './choose-stay.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const lender = demoAccounts.find(({ role }) => role === 'lender')
const devices = {
  desktop: { viewport: { width: 1280, height: 800 }, isPhone: false, month: 'March' },
  phone: { viewport: { width: 360, height: 740 }, isPhone: true, month: 'May' },
}

for (const [name, { viewport, isPhone, month }] of Object.entries(devices)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone })

    test('a renter finds a place on the map, asks and reserves; its lender answers and approves', async ({
      page,
      browser,
    }) => {
      if (!lender) throw new Error('The demonstration has a lender')
      const lenderContext = await browser.newContext({
        viewport,
        hasTouch: isPhone,
        isMobile: isPhone,
      })
      const lenderPage = await lenderContext.newPage()
      await logIn(lenderPage, lender)
      await lenderPage.getByRole('link', { name: 'Public Profile' }).click()
      await expect(lenderPage.getByRole('heading', { name: 'Posts', exact: true })).toBeVisible()
      await expect(lenderPage.getByRole('article').first()).toBeVisible()
      const titles = await lenderPage.getByRole('article').getByRole('heading').allTextContents()

      await page.goto('/')
      await page.getByRole('link', { name: 'Get Started' }).click()
      await page.getByRole('button', { name: 'Bangkok 370' }).click()
      const results = page.getByRole('region', { name: 'Results' })
      await expect(results.getByRole('article').first()).toBeVisible()
      const title = await firstOf(titles, results.getByRole('article'))

      await isDrawn(page)
      await sendMap(page, () =>
        results.getByRole('button', { name: `Show on map ${title}` }).click(),
      )
      const box = await map(page).boundingBox()
      if (!box) throw new Error('There is a map')
      const covered = isPhone ? sheetHeightPx('peek', viewport.height) : 0
      await map(page).click({ position: { x: box.width / 2, y: (box.height - covered) / 2 } })
      await expect(results.getByRole('article')).toHaveCount(1)
      await results.getByRole('link', { name: title }).click()

      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      const main = page.getByRole('main')
      await main.getByRole('link', { name: 'Reserve' }).click()
      const person = isPhone ? 'Nok' : 'Nim'
      await registerHere(page, { email: `${randomUUID()}@example.com`, firstName: person })

      await expect(page.getByRole('heading', { name: `Reserve ${title}` })).toBeVisible()
      await main.getByText('Approval Required').first().click()
      // The days that it took before are taken.
      const year = new Date().getFullYear() + 2 + test.info().repeatEachIndex
      const stay = { from: `${month} 4, ${year}`, to: `${month} 12, ${year}`, hour: '10' }
      await chooseStay(page, stay)
      await expect(main.getByText(/^\d+ \w+ × THB\s[\d,.]+ = THB\s[\d,.]+$/)).toBeVisible()
      await main.getByRole('button', { name: 'Request to reserve' }).click()
      await expect(page.getByRole('heading', { name: `Reservation of ${title}` })).toBeVisible()

      await main.getByRole('link', { name: 'Chat' }).click()
      await page.getByRole('textbox', { name: 'Message' }).fill('Is there a desk to work at?')
      await page.getByRole('button', { name: 'SEND' }).click()
      await expect(page.getByText('Message sent successfully')).toBeVisible()

      await lenderPage.getByRole('link', { name: 'Inbox' }).click()
      await lenderPage.getByRole('link', { name: /Is there a desk/ }).click()
      await lenderPage.getByRole('textbox', { name: 'Message' }).fill('Yes, by the window.')
      await lenderPage.getByRole('button', { name: 'SEND' }).click()
      await expect(lenderPage.getByText('Message sent successfully')).toBeVisible()

      const request = `${person} would like to reserve ${title}`
      await lenderPage.goto('/test/mail')
      await lenderPage.getByRole('link', { name: request }).first().click()
      const mail = lenderPage.frameLocator('iframe')
      await expect(mail.getByRole('heading', { name: request })).toBeVisible()
      const answering = lenderContext.waitForEvent('page')
      await mail.getByRole('link', { name: 'Open the reservation' }).click()
      const answerPage = await answering
      const answer = answerPage.getByRole('main')
      await expect(
        answerPage.getByRole('heading', { name: `Reservation of ${title}` }),
      ).toBeVisible()
      await expect(answer.getByText('Requested').first()).toBeVisible()
      await answer.getByRole('button', { name: 'Approve' }).click()
      await expect(answer.getByText('Confirmed').first()).toBeVisible()

      await page.goto('/profile')
      await page.getByRole('tab', { name: /Your Reservations/ }).click()
      const own = page
        .getByRole('table', { name: 'Your Reservations' })
        .getByRole('row', { name: title })
      await expect(own).toContainText('Confirmed')
      await expect(own).toContainText('Yes')
      await lenderContext.close()
    })
  })
}

/** The first of these places in a list that grows while it is read. */
async function firstOf(titles: string[], places: Locator): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const offered = await places.getByRole('heading').allTextContents()
    found = offered.find((each) => titles.includes(each))
    if (!found) await places.last().scrollIntoViewIfNeeded()
    expect(found).toBeDefined()
  }).toPass()
  return found ?? ''
}
