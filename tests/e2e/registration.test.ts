import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { speak } from './access/speak.ts'
import { newPerson } from './person.ts'
import { expect, test } from './test.ts'

const newEmail = () => `${randomUUID()}@example.com`
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Register' }).click()

async function fillShort(page: Page, email = newEmail()) {
  await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('a-good-password')
  await field(page, 'Password again').fill('a-good-password')
}

const expectRegistered = async (page: Page) => {
  await expect(page.getByText('Registration successfull')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
}

test('an address and two passwords are enough', async ({ page }) => {
  const email = newEmail()
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillShort(page, email)
  await page.keyboard.press('Enter')
  await expectRegistered(page)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(email)).toBeVisible()
})

test('Users can tell more about themselves at once, and a double click registers once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  // A remembered path of another site is not followed.
  await page.goto('/register?to=//elsewhere.example/')
  await fillShort(page)
  await field(page, 'First name').fill('Anne-Marie')
  await field(page, 'Last name').fill('O’Brien สมชาย')
  await field(page, 'Date of birth').fill('1990-05-17')
  await field(page, 'Phone').fill('+66 (2) 123-456')
  await field(page, 'About').fill('I like the sea.')
  await page.getByRole('button', { name: 'Register' }).dblclick()
  await expectRegistered(page)
  await expect(page).toHaveURL(/\/profile$/)
  for (const said of ['Anne-Marie', 'May 17, 1990', '+66 (2) 123-456', 'I like the sea.']) {
    await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
  }
  expect(asked.filter((path) => path === '/api/user/create')).toHaveLength(1)
})

/** Every sentence: src/features/account/field-faults.test.ts. */
const wrong = [
  ['Email', 'kim@example', 'Email is invalid.'],
  ['Password', '1234567', 'Password must be at least 8 characters long.'],
  ['First name', 'K1m', 'First name is invalid.'],
  ['Last name', '<b>', 'Last name is invalid.'],
  ['Date of birth', '1880-01-01', 'Date of birth is invalid.'],
  ['Phone', 'call me', 'Phone is invalid.'],
  ['About', '<script>alert(1)</script>', 'About contains potentially unsafe content.'],
] as const

test('what is wrong stands at its field, which has the focus, and nothing is sent until it is put right', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/register')

  await test.step('Nothing typed is said at each field that needs something', async () => {
    await send(page)
    await expect(field(page, 'Email')).toBeFocused()
    for (const name of ['Email', 'Password', 'Password again']) {
      await expect(field(page, name)).toHaveAccessibleDescription(`${name} is required.`)
    }
    await field(page, 'Email').fill('kim@example.com')
    await expect(field(page, 'Email')).toHaveAccessibleDescription('')
  })

  await test.step('What is wrong is said at each field, and what was typed stays', async () => {
    for (const [name, typed] of wrong) await field(page, name).fill(typed)
    await send(page)
    await expect(field(page, 'Email')).toBeFocused()
    for (const [name, typed, says] of wrong) {
      await expect(field(page, name)).toHaveAccessibleDescription(says)
      await expect(field(page, name)).toHaveValue(typed)
      await field(page, name).clear()
    }
  })

  await test.step('Two passwords that differ are said at the second', async () => {
    await fillShort(page)
    await field(page, 'Password again').fill('another-password')
    await send(page)
    await expect(field(page, 'Password again')).toBeFocused()
    await expect(field(page, 'Password again')).toHaveAccessibleDescription(
      'password should be equal to password2',
    )
  })

  await test.step('A date that is half typed is not taken for none', async () => {
    await fillShort(page)
    const birth = field(page, 'Date of birth')
    await birth.focus()
    await page.keyboard.type('05')
    await send(page)
    await expect(birth).toHaveAccessibleDescription('Date of birth is invalid.')
    expect(asked).not.toContain('/api/user/create')
    await birth.fill('1990-05-17')
    await send(page)
    await expectRegistered(page)
  })
})

test('what is wrong is said in the language of the reader', async ({ page }) => {
  await speak(page, 'th-TH')
  await page.goto('/register')
  await page.locator('form').getByRole('button').click()
  await expect(field(page, 'อีเมล')).toHaveAccessibleDescription('ต้องระบุ อีเมล')
})

test('About says how much is left, and reads it out once nobody types', async ({ page }) => {
  await page.clock.install()
  await page.goto('/register')
  await expect(field(page, 'About')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  const readOut = page.getByRole('status').filter({ hasText: 'left' })
  await field(page, 'About').fill('x'.repeat(1990))
  await expect(page.getByText('10 characters left')).toBeVisible()
  await page.clock.runFor(900)
  await field(page, 'About').pressSequentially('x')
  await expect(page.getByText('9 characters left')).toBeVisible()
  await page.clock.runFor(900)
  await expect(readOut).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(readOut).toHaveText('9 characters left')
})

test('after registering the visitor is where a gate had stopped', async ({ page }) => {
  await page.goto('/profile?from=mail')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillShort(page)
  await send(page)
  await expectRegistered(page)
  await expect(page).toHaveURL(/\/profile\?from=mail$/)
})

test.describe('an address that is taken', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('leads to the login, and from there on', async ({ page, baseURL }) => {
    const { email } = await newPerson(baseURL ?? '', 'Kim')
    await page.goto('/profile?from=mail')
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
    await fillShort(page, email)
    await send(page)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveText('User already exists, please login')
    await alert.getByRole('link', { name: 'please login' }).click()
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill('a-good-password')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
    await expect(page).toHaveURL(/\/profile\?from=mail$/)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('what was typed stays, and is sent when it is back', async ({ page, context }) => {
    await page.goto('/register')
    await fillShort(page)
    await field(page, 'About').fill('I like the sea.')
    await page.route('**/api/user/create', (route) => route.abort())
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Error')
    await page.unroute('**/api/user/create')
    await context.setOffline(true)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText(
      'You are offline. Nothing was sent; what you typed is still here.',
    )
    await expect(field(page, 'About')).toHaveValue('I like the sea.')
    await context.setOffline(false)

    // What is cut off on the way may have arrived, and that stays true when the connection is back.
    await page.route('**/api/user/create', async (route) => {
      await context.setOffline(true)
      await route.abort()
    })
    await send(page)
    const lost = page.getByRole('alert').filter({ hasText: 'It may have arrived' })
    await expect(lost).toBeVisible()
    await context.setOffline(false)
    await field(page, 'About').pressSequentially(' And the hills.')
    await expect(lost).toBeVisible()
    await page.unroute('**/api/user/create')
    await send(page)
    await expectRegistered(page)
  })
})
