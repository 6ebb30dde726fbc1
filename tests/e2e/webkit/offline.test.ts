import { newConversation } from '../chat-people.ts'
import { expect, test } from './test.ts'

test('what was opened once opens without the server', async ({ window, site }) => {
  await window.goTo('/')
  await window.see('Get Started')
  await window.untilItOpensOffline()
  site.goAway()
  for (const [path, words] of [
    ['/', 'Get Started'],
    ['/saved', 'readable without a connection'],
    ['/login', 'Password'],
    ['/rentitem/1', 'Not available offline'],
  ] as const) {
    await window.goTo(path)
    await window.see(words)
  }
})

test('what was written without the server is sent once it is back, once and in its order', async ({
  window,
  site,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  await window.logIn(talk.renter)
  await window.untilItOpensOffline()
  await window.goTo(talk.renterPath)
  await window.see('Cancel reservation')
  site.goAway()
  for (const text of ['Is it free?', 'Is it quiet?', 'Is it near?']) {
    await window.type('Message', text)
    await window.press('SEND')
    await window.see(text)
  }
  await window.session.reload()
  await window.see('Is it near?')
  expect(await talk.texts()).toEqual([])
  site.comeBack()
  await expect
    .poll(() => talk.texts(), { timeout: 30_000 })
    .toEqual(['Is it free?', 'Is it quiet?', 'Is it near?'])
})
