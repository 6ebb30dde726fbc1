import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { holdUp } from './hold-up.ts'
import { expect, test } from './test.ts'

const block = (page: Page) => page.getByRole('region', { name: 'News from Staylend' })
const email = (page: Page) => block(page).getByLabel('Email')
const subscribe = (page: Page) => block(page).getByRole('button', { name: 'Subscribe' })

test.describe('the newsletter', () => {
  test.use({
    expectedComplaint: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 429/,
  })

  test('Users can subscribe, and are thanked in place of the form', async ({ page, context }) => {
    const address = `${randomUUID()}@example.com`
    const call = '**/api/user/subscribe'
    await page.goto('/')
    await test.step('what becomes of the address is said one link away', async () => {
      await block(page).getByRole('link', { name: 'privacy policy' }).click()
      await expect(page.getByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'The newsletter' })).toBeVisible()
      await page.goBack()
    })
    await subscribe(page).click()
    await expect(email(page)).toBeFocused()
    await expect(email(page)).toHaveAccessibleDescription('Please enter email')
    await email(page).fill('kim@example')
    await page.keyboard.press('Enter')
    await expect(email(page)).toHaveAccessibleDescription('Email is not valid')
    await email(page).fill(address)
    await expect(email(page)).toHaveAccessibleDescription('')

    await test.step('a failure is said, and the address stays', async () => {
      await page.route(call, (route) => route.abort())
      await subscribe(page).click()
      await expect(page.getByText('Subscribe fail. Error')).toBeVisible()
      await page.unroute(call)
      await page.route(call, (route) =>
        route.fulfill({
          status: 429,
          json: {
            success: false,
            message: 'Too many tries. Please wait.',
            resObj: null,
            errorCode: 7,
          },
        }),
      )
      await subscribe(page).click()
      await expect(page.getByText('Subscribe fail. Too many tries. Please wait.')).toBeVisible()
      await page.unroute(call)
      await context.setOffline(true)
      await subscribe(page).click()
      await expect(page.getByText(/^Subscribe fail\. You are offline\./)).toBeVisible()
      await context.setOffline(false)
      await expect(email(page)).toHaveValue(address)
    })

    const release = await holdUp(page, call)
    await subscribe(page).click()
    await expect(block(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
    release()
    await expect(page.getByText(`Subscribed: ${address}`)).toBeVisible()
    await expect(block(page).getByText('Thank you for subscribing!')).toBeVisible()
    await expect(email(page)).toHaveCount(0)
  })
})

test('what comes late moves nothing, on a phone and at a desk', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await block(page).scrollIntoViewIfNeeded()
    await expect(page.locator('footer')).toBeVisible()
    const shift = await page.evaluate(() => Reflect.get(window, 'shift'))
    expect(shift, `${width} px`).toBeLessThan(0.02)
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, `${width} px`).toBe(0)
  }
})
