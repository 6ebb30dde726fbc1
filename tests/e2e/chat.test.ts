import { newConversation, openAs, openChatAs, shownTexts, write } from './chat-people.ts'
import { endComposition } from './end-composition.ts'
import { expectAccessible } from './is-accessible.ts'
import { newPerson } from './person.ts'
import { serverIsAway } from './server-is-away.ts'
import { expect, test } from './test.ts'

test.describe('the two addresses of a conversation', () => {
  test.use({ expectedComplaint: /status of 403|This chat is not yours/ })

  test('show each side its own page, a lender the inbox of the own listing, a stranger nothing', async ({
    browser,
    baseURL,
  }) => {
    const talk = await newConversation(baseURL)
    const other = await newPerson(baseURL ?? '', 'Sam')
    const renter = await openAs(browser, talk.renter, talk.hostPath)
    await expect(
      renter.getByRole('heading', { name: `Request information about ${talk.title}` }),
    ).toBeVisible()
    await expect(renter).toHaveURL(talk.renterPath)
    await expect(renter.getByRole('tab')).toHaveText(['Chat', 'Original Listing', 'Poster'])

    const lender = await openAs(browser, talk.lender, talk.hostPath)
    await expect(lender.getByRole('heading', { name: `Request about ${talk.title}` })).toBeVisible()
    await expect(lender.getByRole('tab')).toHaveText(['Chat', 'Original Listing', 'Peer User'])
    await lender.goto(talk.renterPath)
    await expect(lender.getByRole('heading', { name: 'Inbox' })).toBeVisible()
    await expect(lender.getByText('Only conversations about one of your listings')).toBeVisible()
    await expect(lender.getByRole('link', { name: /Rena/ })).toHaveCount(1)

    const stranger = await openAs(browser, other, talk.hostPath)
    await expect(stranger.getByRole('heading', { name: 'This chat is not yours.' })).toBeVisible()
    for (const page of [renter, lender, stranger]) await page.context().close()
  })
})

test('a request is answered from the notice in the conversation, and the other one sees it', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)
  const notices = (page: typeof renter) => page.getByRole('listitem', { name: 'Notice' })
  await expect(notices(renter).getByRole('button', { name: 'Cancel reservation' })).toBeVisible()
  await notices(lender).getByRole('button', { name: 'Approve' }).click()
  await expect(notices(lender).last()).toContainText('Reservation confirmed')
  await expect(notices(lender).first().getByRole('button')).toHaveCount(0)
  await expect(notices(lender).first().getByRole('link')).toBeFocused()
  await expect(notices(renter).last()).toContainText('Reservation confirmed')
  await expect(
    notices(renter).last().getByRole('button', { name: 'Cancel reservation' }),
  ).toBeVisible()
  await notices(renter).last().getByRole('link', { name: 'Open the reservation' }).click()
  await expect(renter.getByRole('heading', { name: `Reservation of ${talk.title}` })).toBeVisible()
  await renter.context().close()
  await lender.context().close()
})

test('what somebody explains is there again for who left the page, until it is sent', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)
  const dialog = lender.getByRole('alertdialog', { name: 'Decline this request?' })
  const note = dialog.getByRole('textbox', { name: 'Note to Rena (optional)' })
  const open = () => lender.getByRole('button', { name: 'Decline' }).click()
  await open()
  await note.fill('The roof leaks.')
  await lender.goto('/chats')
  await lender.goBack()
  await open()
  await expect(note).toHaveValue('The roof leaks.')
  const keptNames = () => lender.evaluate(() => Object.keys(localStorage))
  expect(await keptNames()).toContainEqual(expect.stringMatching(/^draft:note:/))
  await dialog.getByRole('button', { name: 'Decline' }).click()
  const notices = lender.getByRole('listitem', { name: 'Notice' })
  await expect(notices.last()).toContainText('The roof leaks.')
  expect(await keptNames()).not.toContainEqual(expect.stringMatching(/^draft:note:/))
  await lender.context().close()
})

test('what somebody explains stays in their hands when the other one answers', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  const notices = renter.getByRole('listitem', { name: 'Notice', includeHidden: true })
  await renter.getByRole('button', { name: 'Cancel reservation' }).click()
  const dialog = renter.getByRole('alertdialog')
  const note = dialog.getByRole('textbox', { name: 'Note to Lena (optional)' })
  await note.fill('My train')
  await talk.lender.ask('POST', `/api/reserve/edit/${talk.id}`, {
    Status: 'confirmed',
    From: 'requested',
  })
  await expect(notices.last()).toContainText('Reservation confirmed')
  await note.pressSequentially(' is late')
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notices.last()).toContainText('Reservation cancelled')
  await expect(notices.last()).toContainText('My train is late')
  await expect(notices.first().getByRole('link')).toBeFocused()
  await renter.context().close()
})

test('what was sent is no draft any more, also for who leaves the field at once', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  const field = renter.getByRole('textbox', { name: 'Message' })
  await field.fill('Is there a desk?')
  const peer = await renter.getByRole('tab', { name: 'Poster' }).elementHandle()
  await renter.getByRole('button', { name: 'SEND' }).evaluate((send: HTMLElement, tab) => {
    send.click()
    ;(tab as HTMLElement).click()
  }, peer)
  await expect(field).toHaveCount(0)
  await expect.poll(() => talk.texts()).toEqual(['Is there a desk?'])
  await renter.getByRole('tab', { name: 'Chat' }).click()
  await expect.poll(() => shownTexts(renter)).toEqual(['Is there a desk?'])
  await expect(field).toHaveValue('')

  await test.step('Enter sends a message, but not the one that takes composed characters', async () => {
    await field.fill('こんにちは')
    await endComposition(field)
    await field.pressSequentially('!')
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect.poll(() => talk.texts()).toEqual(['Is there a desk?', 'こんにちは!'])
  })
  await renter.context().close()
})

test.describe('while the server is away for a moment', () => {
  test.use({ expectedComplaint: /status of 503/ })

  test('what the other one writes comes all the same', async ({ browser, baseURL }) => {
    const talk = await newConversation(baseURL)
    const lender = await openChatAs(browser, talk.lender, talk.hostPath)
    await talk.renterWrites('Hello')
    await expect.poll(() => shownTexts(lender)).toEqual(['Hello'])
    await lender.route('**/api/chat/messages/*', (route) => route.fulfill(serverIsAway), {
      times: 2,
    })
    await talk.renterWrites('Are you there?')
    await expect.poll(() => shownTexts(lender)).toEqual(['Hello', 'Are you there?'])
    await lender.context().close()
  })
})

test('the inbox shows what is unread alone, where it is asked to', async ({ browser, baseURL }) => {
  const talk = await newConversation(baseURL)
  const lender = await openAs(browser, talk.lender, '/chats')
  const line = lender.getByRole('main').getByRole('listitem')
  await expect(line).toContainText('Requested')
  await lender.setViewportSize({ width: 320, height: 740 })
  const cutPx = line.getByText(/^[A-Z][a-z]{2} \d+, \d{4}, /).evaluate((time) => {
    const right = time.parentElement?.getBoundingClientRect().right ?? 0
    return time.getBoundingClientRect().right - right
  })
  expect(await cutPx).toBeLessThanOrEqual(0)
  await lender.getByRole('radio', { name: 'Unread (1)' }).click()
  await expect(lender).toHaveURL('/chats?show=unread')
  await expect(line).toHaveCount(1)
  await line.getByRole('link').click()
  await expect(lender.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await expect(lender).not.toHaveTitle(/^\(/)
  await lender.goBack()
  await expect(lender.getByText('You have read everything.')).toBeVisible()
  await lender.getByRole('radio', { name: 'All' }).click()
  await expect(line).toHaveCount(1)
  await lender.context().close()
})

test('a message is shown as it was written, and one that is too long stays in the field', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const text = '<img src=x onerror=alert(1)> javascript:alert(1) https://example.com/a?b=1.'
  await talk.renterWrites(text)
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)

  await test.step('only web addresses in a message lead elsewhere', async () => {
    const messages = lender.getByRole('list', { name: 'Messages' })
    await expect(messages).toContainText(text)
    const links = messages.getByRole('link', { name: /:/ })
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', 'https://example.com/a?b=1')
    await expect(links).toHaveAttribute('rel', /noopener noreferrer/)
  })

  await test.step('it is said how much too long a message is', async () => {
    const field = lender.getByRole('textbox', { name: 'Message' })
    const long = `${'🏠'.repeat(6000)}!`
    await field.fill(long)
    await expect(lender.getByText('1 character too many').first()).toBeVisible()
    await lender.getByRole('button', { name: 'SEND' }).click()
    await expect(lender.getByRole('alert')).toContainText('Maximum 6000 characters.')
    await expect(field).toHaveValue(long)
    await field.fill(long.slice(0, -1))
    await expect(lender.getByRole('alert')).toHaveCount(0)
    await expect(lender.getByText('0 characters left').first()).toBeVisible()
    await lender.getByRole('button', { name: 'SEND' }).click()
    await expect(field).toHaveValue('')
    await expect.poll(() => talk.texts()).toEqual([text, '🏠'.repeat(6000)])
  })
  await lender.context().close()
})

test('who is blocked is not told, and is heard again after the block', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  const renter = await openChatAs(browser, talk.renter, talk.renterPath)
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)
  await lender.getByRole('tab', { name: 'Peer User' }).click()
  await lender.getByRole('button', { name: 'Block Rena' }).click()
  await lender.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(lender.getByText('Rena is blocked')).toBeVisible()
  await lender.getByRole('tab', { name: 'Chat' }).click()
  await expect(lender.getByText('You have blocked Rena.')).toBeVisible()
  await expect(lender.getByRole('textbox', { name: 'Message' })).toHaveCount(0)

  await write(renter, 'Anyone there?')
  await expect(renter.getByText('Message sent successfully')).toBeVisible()
  await expect.poll(() => shownTexts(renter)).toEqual(['Anyone there?'])
  await lender.getByRole('button', { name: 'Unblock' }).click()
  await expect(lender.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await write(renter, 'Now?')
  await expect.poll(() => shownTexts(lender)).toEqual(['Now?'])
  await renter.context().close()
  await lender.context().close()
})

test('conversation and inbox are accessible on a phone', async ({ browser, baseURL }) => {
  const talk = await newConversation(baseURL)
  await talk.renterWrites('See https://example.com')
  await talk.hostWrites('Thank you')
  for (let words = 1; words < 12; words += 1) await talk.renterWrites('Hello '.repeat(words))
  const lender = await openChatAs(browser, talk.lender, talk.hostPath)
  await expect.poll(() => shownTexts(lender)).toHaveLength(13)
  const beside = lender.getByRole('list', { name: 'Messages' }).getByRole('time')
  for (const width of [1280, 360]) {
    await lender.setViewportSize({ width, height: 760 })
    // Whether or not its last line has room for it, the time stands in the bubble.
    const isHeld = await beside.evaluateAll((times) =>
      times.map(
        (time) =>
          time.getBoundingClientRect().bottom <=
          (time.parentElement?.getBoundingClientRect().bottom ?? 0),
      ),
    )
    expect(isHeld, `at ${width} px`).not.toContain(false)
  }
  await expectAccessible(lender)
  await lender.goto('/chats')
  await expect(lender.getByRole('link', { name: /Rena/ })).toBeVisible()
  await expectAccessible(lender)
  await lender.context().close()
})
