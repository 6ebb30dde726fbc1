import { tabTo } from './access/keyboard.ts'
import { newPerson } from './person.ts'
import { edit, fact, opener, openOwnProfile, password, save } from './own-profile.ts'
import { expectAccessible } from './is-accessible.ts'
import { expect, test } from './test.ts'

test('users change all that they say about themselves', async ({ page, baseURL }) => {
  const { id, read } = await openOwnProfile(page, baseURL)
  const dialog = await edit(page)
  await expect(dialog.getByLabel('First name')).toHaveValue('Kim')
  await dialog.getByLabel('First name').fill('Anne-Marie')
  await dialog.getByLabel('Last name').fill('O’Brien สมชาย')
  await dialog.getByLabel('Phone').fill('+66 (2) 123-456')
  await dialog.getByLabel('Date of birth').fill('1971-02-03')
  await dialog.getByLabel('About').fill('I like the sea.')
  await dialog.getByLabel('Preferred currency').selectOption('THB')
  await save(dialog)
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(opener(page)).toBeFocused()

  await expect(fact(page, 'Last name')).toHaveText('O’Brien สมชาย')
  await expect(fact(page, 'Phone')).toHaveText('+66 (2) 123-456')
  await expect(fact(page, 'Date of birth')).toHaveText('Feb 3, 1971')
  await expect(fact(page, 'Preferred currency')).toHaveText('THB')
  expect(await read()).toMatchObject({
    FirstName: 'Anne-Marie',
    LastName: 'O’Brien สมชาย',
    Phone: '+66 (2) 123-456',
    About: 'I like the sea.',
    date_of_birth: '1971-02-03',
    PrefCurrencyId: 1,
  })
  await page.goto(`/user/${id}`)
  await expect(page.getByText('I like the sea.')).toBeVisible()
  await expect(page.getByText('O’Brien')).toHaveCount(0)

  await test.step('the profile is changed by keyboard alone', async () => {
    await page.goBack()
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByLabel('First name'))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Kimberly')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Updated successfully')).toBeVisible()
    await expect(opener(page)).toBeFocused()
    expect((await read()).FirstName).toBe('Kimberly')
  })
})

const year = new Date().getUTCFullYear()

test('what is wrong is said at its field, which gets the focus, and nothing is sent', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { email, read } = await openOwnProfile(page, baseURL)
  const before = await read()
  const dialog = await edit(page)
  // Every sentence: src/features/profile/field-faults.test.ts.
  const wrong = [
    ['Email', 'kim', 'Email is invalid.'],
    ['First name', 'K1m', 'First name is invalid.'],
    ['Last name', 'Park!', 'Last name is invalid.'],
    ['Phone', 'call me', 'Phone is invalid.'],
    ['Date of birth', `${year + 1}-01-02`, 'Date of birth is invalid.'],
    ['About', '<script>alert(1)</script>', 'About contains potentially unsafe content.'],
  ] as const
  for (const [label, typed] of wrong) await dialog.getByLabel(label).fill(typed)
  await save(dialog)
  await expect(dialog.getByLabel('Email')).toBeFocused()
  for (const [label, , sentence] of wrong) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(sentence)
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await dialog.getByLabel('Email').fill(email)
  await expect(dialog.getByText('Email is invalid.')).toHaveCount(0)
  await save(dialog)
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await expect(dialog.getByText('Phone is invalid.')).toBeVisible()

  await test.step('near its end a text says how much room is left', async () => {
    await dialog.getByLabel('About').fill('x'.repeat(1990))
    await expect(dialog.getByText('10 characters left').first()).toBeVisible()
    await dialog.getByLabel('About').fill('x'.repeat(2003))
    await expect(dialog.getByText('3 characters too many').first()).toBeVisible()
  })

  await test.step('the dialog is accessible, where something is wrong and where it asks', async () => {
    await dialog.getByLabel('Email').fill(`new-${email}`)
    await dialog.getByLabel('Password').fill('not this one')
    await save(dialog)
    await expect(dialog.getByLabel('First name')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
  })
  expect(await read()).toEqual(before)
})

test('the language that is chosen is that of the page from then on', async ({ page, baseURL }) => {
  const { read } = await openOwnProfile(page, baseURL)
  const dialog = await edit(page)
  const choice = dialog.getByLabel('Preferred language')
  await expect(choice.locator('option')).toHaveText([
    'English',
    'ไทย',
    'Русский',
    'Italiano',
    'Deutsch',
    'Español',
    'Français',
    '日本語',
    '中文',
  ])
  await choice.selectOption('ไทย')
  const isTold = expect(page.getByText('ปรับปรุงเรียบร้อยแล้ว')).toBeVisible()
  await save(dialog)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH')
  await isTold
  await expect(page.getByRole('button', { name: 'แก้ไขโปรไฟล์' })).toBeFocused()
  expect((await read()).PrefUICulture).toBe('th-TH')
  await page.reload()
  await expect(page.getByRole('button', { name: 'แก้ไขโปรไฟล์' })).toBeVisible()
})

test.describe('an address that is another one', () => {
  test.use({ expectedComplaint: /status of 4(09|22)/ })

  test('needs the password, which is kept nowhere, and has to be verified again', async ({
    page,
    baseURL,
  }) => {
    const { email, verify, read } = await openOwnProfile(page, baseURL)
    await verify()
    await page.reload()
    await expect(fact(page, 'Email')).toHaveText(`${email}Verified`)
    const dialog = await edit(page)
    const field = dialog.getByLabel('Password')
    const hint =
      'Needed for a new address, so that nobody who finds this device logged in can take over your account.'
    await test.step('what it needs is said before', async () => {
      const notice = dialog.getByText('Once it is saved, it has to be verified.')
      await dialog.getByLabel('Email').fill(email.toUpperCase())
      await expect(notice).toHaveCount(0)
      await expect(field).toHaveCount(0)
      await dialog.getByLabel('Email').fill(`new-${email}`)
      await expect(notice).toBeVisible()
      await expect(field).toHaveAccessibleDescription(hint)
    })
    await test.step('that of another account is refused at its field', async () => {
      const other = await newPerson(baseURL!, 'Other')
      await dialog.getByLabel('Email').fill(other.email)
      await field.fill(password)
      await save(dialog)
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
        'Another account has this email.',
      )
      await expect(dialog.getByLabel('Email')).toBeFocused()
      expect((await read()).Email).toBe(email)
    })
    await test.step('none and another password are refused at theirs', async () => {
      await dialog.getByLabel('Email').fill(`new-${email}`)
      await field.fill('')
      await save(dialog)
      await expect(field).toHaveAccessibleDescription(`Password is required. ${hint}`)
      await expect(field).toBeFocused()
      await field.fill('not this one')
      await expect(dialog.getByText('Password is required.')).toHaveCount(0)
      await save(dialog)
      await expect(field).toHaveAccessibleDescription(`Password is incorrect. ${hint}`)
      await expect(field).toBeFocused()
      expect((await read()).Email).toBe(email)
    })
    await test.step('the password is kept nowhere', async () => {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      )
      expect(kept).toContain(`new-${email}`)
      expect(kept).not.toContain('not this one')
      await page.reload()
      await edit(page)
      await expect(dialog.getByLabel('Email')).toHaveValue(`new-${email}`)
      await expect(field).toHaveValue('')

      await field.fill('not this one')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard changes' }).click()
      await edit(page)
      await dialog.getByLabel('Email').fill(`new-${email}`)
      await expect(field).toHaveValue('')
    })
    await test.step('the right one changes the address, and is forgotten', async () => {
      await field.fill(password)
      await save(dialog)
      await expect(page.getByText('Updated successfully')).toBeVisible()
      await expect(fact(page, 'Email')).toHaveText(`new-${email}Verify`)
      expect(await read()).toMatchObject({ Email: `new-${email}`, EmailVerified: 0 })
      await edit(page)
      await expect(field).toHaveCount(0)
      await dialog.getByLabel('Email').fill(email)
      await expect(field).toHaveValue('')
    })
  })
})
