import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Culture } from '#contract/domain/user.ts'
import { ownLanguageName } from '#src/i18n/languages.ts'
import { staylend } from '#sites/staylend/site.ts'
import { texts } from '#sites/staylend/texts.ts'
import { readEntries } from '#tests/fixtures/read-catalog.ts'
import { newPost } from './lenders.ts'
import { expect, test } from './test.ts'

const { says, types } = texts

/** Both of a script that puts no spaces between words. Every catalog says all that English does
 *  (`src/i18n/catalogs.test.ts`), and every landing page is opened by `access.test.ts`. */
const cultures = ['th-TH', 'ja-JP'] as const satisfies Culture[]

for (const culture of cultures) {
  test(`who reads ${culture} finds a place, asks and reserves in that language`, async ({
    page,
    baseURL,
  }) => {
    const post = await newPost(baseURL, { isComplete: true })
    await post.activate()
    const t = await wordsIn(culture)
    const main = page.getByRole('main')

    await test.step('The language is chosen', async () => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
      const name = ownLanguageName(culture)
      await page.getByRole('dialog').getByRole('button', { name }).click()
      await expect(page.locator(`html[lang=${culture}]`)).toBeAttached()
      await expect(page).toHaveTitle(t(says.title.id))
      await expect(main.getByText(t(says.heroCopy.id))).toBeVisible()
    })

    await test.step('A place is found', async () => {
      await main.getByRole('link', { name: t('Get Started') }).click()
      await expect(page).toHaveTitle(`${t('Rent')} · ${staylend.name}`)
      // Far from the cities whose listings are counted.
      await page.goto('/rent?lat=17.41&lng=102.79&zoom=14')
      await page
        .getByRole('region', { name: t('Results'), exact: true })
        .getByRole('link', { name: post.title })
        .click()
      await expect(page.getByRole('heading', { name: post.title, level: 1 })).toBeVisible()
      await expect(main.getByText(t(types.CONDO.id)).first()).toBeVisible()
    })

    await test.step('Somebody registers', async () => {
      await main.getByRole('link', { name: t('Reserve'), exact: true }).click()
      await expect(page.getByRole('heading', { name: t('Login'), level: 1 })).toBeVisible()
      const [, register = ''] = /<0>(.*)<\/0>/.exec(t('New here? <0>Register</0>')) ?? []
      await main.getByRole('link', { name: register }).click()
      await expect(page.getByRole('heading', { name: t('Register'), level: 1 })).toBeVisible()
      const field = (name: string) => page.getByLabel(t(name), { exact: true })
      await field('Email').fill(`${randomUUID()}@example.com`)
      await field('Password').fill('a-good-password')
      await field('Password again').fill('a-good-password')
      await field('First name').fill('Nok')
      await page.getByRole('button', { name: t('Register', 'button') }).click()
      await expect(page.getByText(t('Registration successfull'))).toBeVisible()
    })

    await test.step('The place is reserved', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(post.title)
      const nextMonth = page.getByRole('button', { name: t('Next month') })
      await nextMonth.click()
      await chooseDays(page, 4, 6)
      const reserve = new RegExp(`^(${t('Reserve')}|${t('Request to reserve')})$`)
      await main.getByRole('button', { name: reserve }).click()
      const status = new RegExp(`^(${t('Confirmed')}|${t('Requested')})$`)
      await expect(main.getByText(status).first()).toBeVisible()
    })

    await test.step('The lender is asked', async () => {
      await main.getByRole('link', { name: t('Chat'), exact: true }).click()
      await page.getByRole('textbox', { name: t('Message'), exact: true }).fill('🛏?')
      await page.getByRole('button', { name: t('SEND'), exact: true }).click()
      await expect(page.getByText(t('Message sent successfully'))).toBeVisible()
    })
  })
}

/** Days of the month that is shown, by their place in it. Some languages write the month as a number, too. */
async function chooseDays(page: Page, ...days: number[]): Promise<void> {
  for (const day of days) {
    await page
      .getByRole('grid')
      .getByRole('button', { name: new RegExp(`(^|\\D)${day}(?!月)(\\D|$)`) })
      .first()
      .click()
  }
}

/** What the app says, by the English; of several meanings, the one that is named. */
async function wordsIn(culture: Culture) {
  const folders = ['src/i18n/catalogs', 'sites/staylend/catalogs']
  const entries = (await Promise.all(folders.map((folder) => readEntries(culture, folder)))).flat()
  return (english: string, meaning = ''): string => {
    const entry = entries.find(({ message, context }) => message === english && context === meaning)
    if (!entry) throw new Error(`No catalog has '${english}' ${meaning}`)
    return entry.translation || english
  }
}
