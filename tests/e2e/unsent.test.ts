import { newConversation, openChatAs } from './chat-people.ts'
import { holdUp } from './hold-up.ts'
import { outboxStates } from './outbox-states.ts'
import { expect, test } from './test.ts'
import {
  openRefusedChat,
  refuse,
  sentTexts,
  text,
  unsent,
  unsentComplaint,
  write,
} from './unsent-messages.ts'

test.use({
  expectedComplaint: unsentComplaint,
  permissions: ['background-sync'],
})

test('what the server refuses waits for its author, who changes it or throws it away', async ({
  page,
  context,
}) => {
  const id = await openRefusedChat(page)
  const [wrong, right] = [text('Wrong'), text('Right')]
  await write(page, wrong)
  await expect(unsent(page).getByText('Not sent: Not now.')).toBeVisible()
  await page.getByRole('link', { name: '1 not sent' }).click()
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await expect(page.getByText(wrong)).toBeVisible()
  await page.goBack()

  await context.unroute('**/api/chat/hostmsg')
  await unsent(page).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(wrong)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await write(page, right)
  await expect(unsent(page)).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  expect(await sentTexts(context, id, [wrong, right])).toEqual([right])

  await refuse(context, '**/api/chat/hostmsg')
  const unwanted = text('Unwanted')
  await write(page, unwanted)
  await expect(unsent(page).getByText('Not sent: Not now.')).toBeVisible()
  const behind = text('Behind')
  await write(page, behind)
  const waits = page.getByRole('listitem').filter({ hasText: behind })
  await expect(waits).toContainText('Waits for an earlier message')
  await expect(waits.getByRole('button')).toHaveText(['Discard'])
  await page.getByRole('link', { name: '2 not sent' }).click()
  await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
  await expect(waits).toContainText('Waits for an earlier message')
  await page.goBack()

  await context.unroute('**/api/chat/hostmsg')
  await unsent(page).getByRole('button', { name: 'Discard' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText(unwanted)).toHaveCount(0)
  await expect.poll(() => sentTexts(context, id, [unwanted, behind])).toEqual([behind])
  await expect(page.getByRole('link', { name: 'not sent' })).toHaveCount(0)
})

test('who is asked whether to discard stays asked while it is sent, and is told that it is late', async ({
  page,
  context,
}) => {
  const id = await openRefusedChat(page)
  await context.unroute('**/api/chat/hostmsg')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await context.setOffline(true)
  const words = text('On its way')
  await write(page, words)
  await unsent(page).getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard what was not sent?' })
  await expect(question).toBeVisible()

  const letThrough = await holdUp(page, '**/api/chat/hostmsg')
  await context.setOffline(false)
  await expect.poll(() => outboxStates(page)).toEqual(['sending'])
  await expect(question).toContainText('It may have arrived already.')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Nothing was discarded: it is on its way already.')).toBeVisible()
  letThrough()
  await expect(unsent(page)).toHaveCount(0)
  expect(await sentTexts(context, id, [words])).toEqual([words])
})

test('who cannot try again or discard on a device that fails is told so', async ({ page }) => {
  await openRefusedChat(page)
  const words = text('Stays here')
  await write(page, words)
  await expect(unsent(page).getByText('Not sent: Not now.')).toBeVisible()
  await page.evaluate(() => {
    const fail = () => {
      throw new DOMException('No room.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: fail, delete: fail })
  })
  const said = page.getByText('Nothing has changed: this device could not save it.')
  await unsent(page).getByRole('button', { name: 'Try again' }).click()
  await expect(said).toBeVisible()
  await expect(said).toHaveCount(0)
  await unsent(page).getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(said).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(unsent(page).getByText(words)).toBeVisible()
})

test('what is not sent is not edited where nobody can be written to any more', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  await refuse(renter.context(), '**/api/chat/clientmsg')
  await write(renter, 'Is there a desk?')
  await unsent(renter).getByRole('button', { name: 'Edit' }).click()
  await expect(renter.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there a desk?')
  await expect(unsent(renter)).toHaveCount(0)

  const otherTab = await renter.context().newPage()
  await otherTab.goto(`${talk.renterPath}?tab=peer`)
  await otherTab.getByRole('button', { name: 'Block Lena' }).click()
  await otherTab
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Block', exact: true })
    .click()
  await expect(renter.getByText('You have blocked Lena.')).toBeVisible()
  await expect(renter.getByRole('textbox', { name: 'Message' })).toHaveCount(0)
  await expect(unsent(renter).getByText('Is there a desk?')).toBeVisible()
  await expect(unsent(renter).getByRole('button')).toHaveText(['Try again', 'Discard'])
  await renter.context().close()
})
