import type { Locator, Page } from '@playwright/test'
import { newConversation, shownTexts } from './chat-people.ts'
import { edit, openDialog, openOwnProfile } from './own-profile.ts'
import { expect, test } from './test.ts'

const keyboardPx = 336

/** A keyboard that covers the window from below and leaves it as high as it was, as those of phones do. */
const haveKeyboard = (page: Page) =>
  page.addInitScript((heightPx) => {
    Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' })
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
    let coveredPx = 0
    const own = Object.getOwnPropertyDescriptor(VisualViewport.prototype, 'height')
    Object.defineProperty(VisualViewport.prototype, 'height', {
      get() {
        return own?.get?.call(this) - coveredPx
      },
    })
    document.addEventListener('focusin', ({ target }) => {
      const isTyped =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && /^(text|password|email|tel)$/.test(target.type))
      coveredPx = isTyped ? heightPx : 0
      visualViewport?.dispatchEvent(new Event('resize'))
    })
  }, keyboardPx)

async function expectInSight(page: Page, dialog: Locator, name: string): Promise<void> {
  const field = dialog.getByLabel(name, { exact: true })
  await field.tap()
  await expect(field).toBeFocused()
  const seenPx = (page.viewportSize()?.height ?? 0) - keyboardPx
  await expect(async () => {
    const { y = -1, height = 0 } = (await field.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(seenPx)
  }).toPass()
}

test.describe('on screens that are touched', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('what is typed into in a dialog stands above the keyboard', async ({ page, baseURL }) => {
    await haveKeyboard(page)
    await openOwnProfile(page, baseURL)
    for (const viewport of [
      { width: 390, height: 664 },
      { width: 1106, height: 820 },
    ]) {
      await page.setViewportSize(viewport)
      const passwords = await openDialog(page, 'Change Password')
      for (const name of ['Old password', 'New password', 'New password again']) {
        await expectInSight(page, passwords, name)
      }
      // The ground goes on below it: a keyboard may be seen through.
      expect(await passwords.locator('../..').boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
      await passwords.getByRole('button', { name: 'Cancel' }).tap()
      await expect(passwords).toHaveCount(0)
      const profile = await edit(page)
      for (const name of ['Email', 'Phone', 'About']) await expectInSight(page, profile, name)
      await profile.getByRole('button', { name: 'Cancel' }).tap()
      await expect(profile).toHaveCount(0)
    }
  })
})

test.describe('in a conversation', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })

  test('the keyboard stays open from message to message', async ({ page, context, baseURL }) => {
    const talk = await newConversation(baseURL)
    await talk.renter.enter(context)
    await page.goto(talk.renterPath)
    const field = page.getByRole('textbox', { name: 'Message' })
    const send = page.getByRole('button', { name: 'SEND' })
    await field.tap()
    for (const text of ['Is there a lift?', 'And a balcony?']) {
      await page.keyboard.type(text)
      await send.tap()
      await expect.poll(() => shownTexts(page)).toContain(text)
      await expect(field).toHaveValue('')
      await expect(field).toBeFocused()
    }
    // There is nothing to send yet.
    await send.tap({ force: true })
    await expect(field).toBeFocused()

    await test.step('a tap on SEND opens none that was closed', async () => {
      await field.fill('How far is the sea?')
      await field.blur()
      await send.tap()
      await expect.poll(() => shownTexts(page)).toContain('How far is the sea?')
      await expect(send).toBeFocused()
    })
  })
})
