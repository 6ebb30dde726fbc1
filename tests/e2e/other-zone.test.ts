import { newConversation } from './chat-people.ts'
import { expect, test } from './test.ts'

test('who lands in another zone with a page open reads its times as they are there', async ({
  page,
  context,
  baseURL,
}) => {
  const talk = await newConversation(baseURL)
  await talk.renterWrites('When can I come?')
  await talk.lender.enter(context)
  const device = await context.newCDPSession(page)
  const land = (timezoneId: string) => device.send('Emulation.setTimezoneOverride', { timezoneId })
  await land('Asia/Bangkok')
  await page.goto(talk.hostPath)
  const time = page.getByRole('list', { name: 'Messages' }).getByRole('time').last()
  const instant = new Date((await time.getAttribute('datetime')) ?? '')
  const inZone = (timeZone: string) =>
    instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  await expect(time).toHaveText(inZone('Asia/Bangkok').replace('\u202f', ' '))

  await land('America/Sao_Paulo')
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(time).toHaveText(inZone('America/Sao_Paulo').replace('\u202f', ' '))
})
