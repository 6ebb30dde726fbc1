import { randomUUID } from 'node:crypto'
import { demoAccounts } from '#server/demo/accounts.ts'
import { ridelend } from '#sites/ridelend/site.ts'
import { staylend } from '#sites/staylend/site.ts'
import { texts } from '#sites/ridelend/texts.ts'
import { chooseStay } from './choose-stay.ts'
import { managedId, saveButton, titleField } from './lenders.ts'
import { logIn, registerHere } from './people.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

const { says, types } = texts
const lender = demoAccounts.find(({ role }) => role === 'lender')

const sisterOf = (baseURL = '') => baseURL.replace('localhost', ridelend.host.byDefault)

test('a renter finds a ride, asks and reserves, and its lender reads it on either site', async ({
  page,
  browser,
  baseURL,
}) => {
  if (!lender) throw new Error('The demonstration has a lender')
  const site = sisterOf(baseURL)
  const title = `Blue scooter ${randomUUID().slice(0, 8)}`
  const lenderContext = await browser.newContext()
  const lenderPage = await lenderContext.newPage()

  await test.step('The lender posts it', async () => {
    await logIn(lenderPage, lender, site)
    await lenderPage.goto(`${site}/lend`)
    await titleField(lenderPage).fill(title)
    const type = lenderPage.getByLabel('Type')
    await expect(type.getByRole('option')).toHaveText(
      ridelend.types.map(({ name }) => types[name].id),
    )
    await type.selectOption(types.MOTORBIKE.id)
    await lenderPage.getByLabel('Currency').selectOption('THB')
    await lenderPage.getByLabel(/^Daily, price in/).fill('250')
    await saveButton(lenderPage).click()
    await expect(lenderPage.getByText('Added successfully')).toBeVisible()
    await managedId(lenderPage)
    await lenderPage.getByRole('link', { name: 'Say where it is' }).click()
    await lenderPage.getByLabel('Latitude, longitude').fill('17.4312, 102.8123')
    await lenderPage.getByRole('button', { name: 'Show' }).click()
    await lenderPage.getByRole('button', { name: 'Save this location' }).click()
    await expect(lenderPage.getByText('Saved location')).toBeVisible()
    await lenderPage.getByRole('link', { name: title }).click()
    await lenderPage.getByRole('button', { name: `Activate ${title}` }).click()
    await lenderPage.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click()
    await expect(lenderPage.getByText('Updated successfully, now active: 1')).toBeVisible()
  })

  await test.step('A renter finds others like it, and reserves this one', async () => {
    await page.goto(site)
    await expect(page).toHaveTitle(says.title.id)
    await page.getByRole('main').getByRole('link', { name: 'Bangkok' }).click()
    const results = page.getByRole('region', { name: 'Results', exact: true })
    await expect(results.getByRole('article').first()).toContainText(
      new RegExp(
        Object.values(types)
          .map((text) => text.id)
          .join('|'),
      ),
    )
    await page.goto(`${site}/rent?lat=17.4312&lng=102.8123&zoom=14`)
    await results.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(types.MOTORBIKE.id).first()).toBeVisible()
    await main.getByRole('link', { name: 'Reserve' }).click()
    await registerHere(page, { email: `${randomUUID()}@example.com`, firstName: 'Rin' })
    await expect(page.getByRole('heading', { name: `Reserve ${title}` })).toBeVisible()
    const year = new Date().getFullYear() + 1
    await chooseStay(page, { from: `March 4, ${year}`, to: `March 6, ${year}`, hour: '10' })
    await main.getByRole('button', { name: /^(Reserve|Request to reserve)$/ }).click()
    await expect(page.getByRole('heading', { name: `Reservation of ${title}` })).toBeVisible()
    await main.getByRole('link', { name: 'Chat' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Are there two helmets?')
    await page.getByRole('button', { name: 'SEND' }).click()
    await expect(page.getByText('Message sent successfully')).toBeVisible()
  })

  await test.step('The lender reads it at the other site, too', async () => {
    await logIn(lenderPage, lender, baseURL)
    await lenderPage.getByRole('link', { name: 'Inbox' }).click()
    await lenderPage.getByRole('link', { name: title }).click()
    await expect(lenderPage.getByText('Are there two helmets?')).toBeVisible()
  })
  await lenderContext.close()
})

test('the landing pages lead to each other, each with its own name, colours, icon and manifest', async ({
  page,
  baseURL,
}) => {
  const seen = () =>
    page.evaluate(async () => ({
      hue: getComputedStyle(document.documentElement).getPropertyValue('--hue-primary').trim(),
      icon: await (await fetch('/icon.svg')).text(),
      name: (await (await fetch('/manifest.webmanifest')).json()).name,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    }))
  await page.goto('/')
  await page.getByRole('link', { name: ridelend.name }).click()
  await expect(page).toHaveURL(`${sisterOf(baseURL)}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: ridelend.name })).toBeVisible()
  const own = await seen()
  await page.getByRole('main').getByRole('link', { name: staylend.name }).click()
  await expect(page).toHaveURL(`${baseURL}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: staylend.name })).toBeVisible()
  const other = await seen()
  expect(own).toMatchObject({ name: ridelend.name, description: says.description.id })
  expect(own.hue).toBe(String(ridelend.colours.hues.primary))
  expect(other).toMatchObject({ name: staylend.name, hue: String(staylend.colours.hues.primary) })
  expect(own.icon).not.toBe(other.icon)
})

test.describe('without a connection', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError/,
  })

  test('a site opens as itself, with its pictures', async ({ page, context, baseURL }) => {
    await page.goto(`${sisterOf(baseURL)}/`)
    await workerIsReady(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page).toHaveTitle(says.title.id)
    await expect(page.getByRole('heading', { name: says.rentTitle.id })).toBeVisible()
    const isDrawn = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
    for (const name of [says.rentPicture.id, says.lendPicture.id]) {
      const picture = page.getByRole('img', { name })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
    }
  })
})

test('the filter knows the types of its site alone', async ({ page, baseURL }) => {
  for (const [address, site] of [
    [sisterOf(baseURL), ridelend],
    [baseURL, staylend],
  ] as const) {
    await page.goto(`${address}/rent?lat=13.7563&lng=100.5018&zoom=13&mode=list`)
    await page.getByRole('button', { name: /^Filter/ }).click()
    const options = page.getByRole('dialog').getByRole('group', { name: 'Type' })
    await expect(options.getByRole('checkbox')).toHaveCount(site.types.length)
  }
})
