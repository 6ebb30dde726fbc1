import { randomUUID } from 'node:crypto'
import { cameraPhoto } from '#tests/fixtures/camera-photo.ts'
import { openMailedSite } from './mailed-site.ts'
import { fact, openDialog } from './own-profile.ts'
import { logIn, logOut } from './people.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('an account from its first day: registered, verified by mail, lost and found again', async ({
  page,
}) => {
  const site = await openMailedSite()
  const email = `${randomUUID()}@example.com`
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const main = page.getByRole('main')

  await test.step('Kim registers', async () => {
    await page.goto(`${site.url}/profile`)
    await main.getByRole('link', { name: 'Register' }).click()
    await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
    await field('Email').fill(email)
    await field('Password').fill('the-first-password')
    await field('Password again').fill('the-first-password')
    await field('First name').fill('Kim')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(page.getByText('Registration successfull')).toBeVisible()
    await expect(main.getByText(email)).toBeVisible()
  })

  await test.step('and verifies the address by the mail', async () => {
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Verification email sent')).toBeVisible()
    await page.goto(await site.nextLink(email, 'verifyemail'))
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
    await main.getByRole('link', { name: 'Profile' }).click()
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('and says more of Kim', async () => {
    const dialog = await openDialog(page, 'Edit Profile')
    await dialog.getByLabel('Last name').fill("O'Hara-Smith")
    await dialog.getByLabel('About').fill('Likes the sea.')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()
    await expect(fact(page, 'Last name')).toHaveText("O'Hara-Smith")
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
  })

  await test.step('and shows a face', async () => {
    await page.getByRole('button', { name: 'Upload Image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile picture' })
    const photo = { name: 'kim.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto(1) }
    await dialog.getByLabel(/^Choose a picture/).setInputFiles(photo)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByText(/^Uploaded successfully/)).toBeVisible()
    await expect(main.locator('img[src^="/media/"]').first()).toBeVisible()
  })

  await test.step('and changes the password', async () => {
    const dialog = await openDialog(page, 'Change Password')
    const fieldOf = (name: string) => dialog.getByLabel(name, { exact: true })
    await fieldOf('Old password').fill('the-first-password')
    await fieldOf('New password').fill('a-password-to-forget')
    await fieldOf('New password again').fill('a-password-to-forget')
    await dialog.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Changed successfully')).toBeVisible()
  })

  await test.step('and logs out', async () => {
    await logOut(page, site.url)
  })

  await test.step('and has forgotten the password, and chooses another one by the mail', async () => {
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    const sendTheLink = page.getByRole('button', { name: 'Send the link' })
    // The login before it has a field of the same name.
    await expect(sendTheLink).toBeVisible()
    await field('Email').fill(email)
    await sendTheLink.click()
    await expect(page.getByText(/^If your email is in the system/)).toBeVisible()
    await page.goto(await site.nextLink(email, 'resetpassword'))
    await field('Password').fill('the-second-password')
    await field('Password again').fill('the-second-password')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
  })

  await test.step('and logs in with it', async () => {
    await logIn(page, { email, password: 'the-second-password' }, site.url)
    await expect(main.getByText(email)).toBeVisible()
    await expect(main.getByText('Verified', { exact: true })).toBeVisible()
  })

  await page.close()
  await site.close()
})
