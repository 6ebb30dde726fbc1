import type { Locator, Page } from '@playwright/test'
import { endSession } from './end-session.ts'
import { holdUp } from './hold-up.ts'
import { smallPhoto } from './picture-page.ts'
import { edit, opener, openOwnProfile, password, save } from './own-profile.ts'
import { expect, test } from './test.ts'

/** Where the dialog is higher than what is seen of it. */
const phone = { width: 360, height: 740 }
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' })

test.describe('what was typed', () => {
  test('is neither dropped nor left without a question, and is there on the way back', async ({
    page,
    baseURL,
  }) => {
    await openOwnProfile(page, baseURL)
    const inbox = page.getByRole('heading', { name: 'Inbox', level: 1 })
    await page.getByRole('link', { name: 'Inbox' }).click()
    await expect(page).toHaveURL('/chats')
    await expect(inbox).toBeVisible()
    await page.getByRole('link', { name: /^Profile/ }).click()
    const dialog = await edit(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await edit(page)
    await dialog.getByLabel('About').fill('I like the sea.')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(dialog.getByLabel('About')).toHaveValue('I like the sea.')

    await page.evaluate(() => history.back())
    const leaving = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' })
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('About')).toHaveValue('I like the sea.')
    await page.evaluate(() => history.back())
    await leaving.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/chats')
    await expect(inbox).toBeVisible()
    await page.goForward()
    await edit(page)
    await expect(dialog.getByLabel('About')).toHaveValue('I like the sea.')

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question(page).getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await edit(page)
    await expect(dialog.getByLabel('About')).toHaveValue('')
  })

  test('stays over a reload, but for a date of birth that is only begun, which is not taken for none', async ({
    page,
    baseURL,
  }) => {
    const { change, read } = await openOwnProfile(page, baseURL)
    await change({ date_of_birth: '1990-05-17' })
    await page.reload()
    const dialog = await edit(page)
    const birth = dialog.getByLabel('Date of birth')
    await expect(birth).toHaveValue('1990-05-17')
    await birth.focus()
    await page.keyboard.press('Backspace')
    await expect(birth).toHaveValue('')
    await save(dialog)
    await expect(birth).toHaveAccessibleDescription('Date of birth is invalid.')
    await expect(birth).toBeFocused()
    expect((await read()).date_of_birth).toBe('1990-05-17')

    await dialog.getByLabel('Phone').fill('+66 1')
    await page.reload()
    await edit(page)
    await expect(birth).toHaveValue('1990-05-17')
    await expect(dialog.getByLabel('Phone')).toHaveValue('+66 1')
    await save(dialog)
    await expect(page.getByText('Updated successfully')).toBeVisible()
    expect(await read()).toMatchObject({ Phone: '+66 1', date_of_birth: '1990-05-17' })

    await edit(page)
    await birth.fill('')
    await save(dialog)
    await expect(dialog).toHaveCount(0)
    expect((await read()).date_of_birth).toBeNull()
  })

  test('is saved after a mail switch and a new picture, which are not in its way', async ({
    page,
    baseURL,
  }) => {
    const { read } = await openOwnProfile(page, baseURL)
    await page.getByRole('link', { name: 'Inbox' }).click()
    await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: /^Profile/ }).click()
    const dialog = await edit(page)
    await dialog.getByLabel('About').fill('I like the sea.')
    await page.evaluate(() => history.back())
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page).toHaveURL('/chats')
    await page.getByRole('link', { name: /^Profile/ }).click()

    await page.getByText('Emails about reservations').click()
    await page.getByRole('switch', { name: 'A request waits for your answer' }).press('Space')
    await expect.poll(async () => (await read()).MailsOff).toEqual(['asked'])
    await page.getByRole('button', { name: 'Upload Image' }).click()
    const upload = page.getByRole('dialog', { name: 'Profile picture' })
    await upload.getByLabel('Choose a picture').setInputFiles(await smallPhoto(1))
    await upload.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(upload).toHaveCount(0)
    await expect(page.getByRole('main').locator('img')).toBeVisible()

    await edit(page)
    await expect(dialog.getByLabel('About')).toHaveValue('I like the sea.')
    await save(dialog)
    await expect(page.getByText('Updated successfully')).toBeVisible()
    expect(await read()).toMatchObject({ About: 'I like the sea.', MailsOff: ['asked'] })
  })

  test('is not asked about from the moment on at which saving begins', async ({
    page,
    baseURL,
  }) => {
    const { read } = await openOwnProfile(page, baseURL)
    const dialog = await edit(page)
    await dialog.getByLabel('About').fill('I like the sea.')
    const release = await holdUp(page, '**/api/user/update/*')
    await dialog.getByRole('button', { name: 'Save changes' }).evaluate(pressThenEscape)
    // The page has drawn by then that it saves, and whatever it asks.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(question(page)).toHaveCount(0)
    release()
    await expect(dialog).toHaveCount(0)
    expect((await read()).About).toBe('I like the sea.')
  })

  test.describe('when the session has ended', () => {
    test.use({ expectedComplaint: /status of 401/ })

    test('is there again after the login', async ({ page, baseURL }) => {
      const { email, read } = await openOwnProfile(page, baseURL)
      const dialog = await edit(page)
      await dialog.getByLabel('About').fill('I like the sea.')
      const askAgain = await endSession(page, '/api/user/')
      await save(dialog)
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
      await askAgain()
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Log in' }).click()
      await edit(page)
      await expect(dialog.getByLabel('About')).toHaveValue('I like the sea.')
      await save(dialog)
      await expect(page.getByText('Updated successfully')).toBeVisible()
      expect((await read()).About).toBe('I like the sea.')
    })
  })

  test.describe('without a connection', () => {
    test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

    test('stays, and is saved when the connection is back, which nothing can discard any more', async ({
      page,
      baseURL,
      context,
    }) => {
      const { read } = await openOwnProfile(page, baseURL)
      const dialog = await edit(page)
      await dialog.getByLabel('About').fill('I like the sea.')
      await page.setViewportSize(phone)
      await context.setOffline(true)
      await save(dialog)
      await expect(dialog.getByText('You are offline. Nothing was sent')).toBeInViewport()
      await context.setOffline(false)

      const release = await holdUp(page, '**/api/user/update/*')
      await save(dialog)
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(question(page)).toHaveCount(0)
      release()
      await expect(page.getByText('Updated successfully')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      expect((await read()).About).toBe('I like the sea.')
    })
  })

  test.describe('while another device changes the profile', () => {
    test.use({ expectedComplaint: /status of 409/ })

    const saidOutdated = (dialog: Locator) =>
      expect(dialog.getByText('Your profile was changed elsewhere meanwhile.')).toBeInViewport()

    test('stays, beside what is new, and is saved after another look', async ({
      page,
      baseURL,
    }) => {
      const { change, read } = await openOwnProfile(page, baseURL)
      const dialog = await edit(page)
      await dialog.getByLabel('About').fill('I like the sea.')
      await page.setViewportSize(phone)
      await change({ LastName: 'Park', date_of_birth: '1990-05-17' })
      await save(dialog)
      await saidOutdated(dialog)
      await expect(dialog.getByLabel('About')).toHaveValue('I like the sea.')
      await expect(dialog.getByLabel('Last name')).toHaveValue('Park')
      expect(await read()).toMatchObject({ LastName: 'Park', About: '' })
      await save(dialog)
      await expect(page.getByText('Updated successfully')).toBeVisible()
      expect(await read()).toMatchObject({
        LastName: 'Park',
        date_of_birth: '1990-05-17',
        About: 'I like the sea.',
      })

      await test.step('goes over nothing that this page has read since it was begun', async () => {
        await edit(page)
        await dialog.getByLabel('About').fill('I like the islands.')
        await change({ About: 'I like the hills.' })
        await page.reload()
        await edit(page)
        await expect(dialog.getByLabel('About')).toHaveValue('I like the islands.')
        await save(dialog)
        await saidOutdated(dialog)
        expect(await read()).toMatchObject({ About: 'I like the hills.' })
        await save(dialog)
        await expect(page.getByText('Updated successfully')).toBeVisible()
        expect(await read()).toMatchObject({ About: 'I like the islands.' })
      })
    })
  })
})

/** Runs in the page. Faster than it draws what the first key has done. */
function pressThenEscape(button: HTMLElement): void {
  button.click()
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
}
