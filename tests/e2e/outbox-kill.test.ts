import { accountOf } from '#server/demo/accounts.ts'
import { Tally } from '#tests/outbox/tally.ts'
import { conversationsOf, sentTexts } from './outbox-faults/conversations.ts'
import { startFaultProxy } from './outbox-faults/fault-proxy.ts'
import type { Fault } from './outbox-faults/faults.ts'
import { controlWorkers } from './outbox-faults/worker-control.ts'
import { keptQueries } from './kept-queries.ts'
import { outboxStates } from './outbox-states.ts'
import { logIn } from './people.ts'
import { expect, test } from './test.ts'
import { workerIsReady } from './worker-is-ready.ts'

test.use({
  serviceWorkers: 'allow',
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of 40[149]|NetworkError/,
  permissions: ['background-sync'],
})

test('a worker that is killed after the commit and before its answer has sent the message once', async ({
  page,
  context,
  baseURL,
}) => {
  let fault: Fault | null = 'held after the commit'
  const tally = new Tally()
  const proxy = await startFaultProxy({ target: baseURL ?? '', nextFault: () => fault, tally })
  const workers = await controlWorkers(context, proxy.url)
  await logIn(page, accountOf('lender'), proxy.url)
  const [conversation] = await conversationsOf(context, proxy.url, 'lender')
  if (!conversation) throw new Error('The lender has a conversation.')
  await page.goto(proxy.url + conversation.page)
  const field = page.getByRole('textbox', { name: 'Message' })
  await expect(field).toBeVisible()
  await expect.poll(() => keptQueries(page)).toContain(conversation.queryKey)
  await workerIsReady(page)

  await context.setOffline(true)
  const text = `The key is under the mat ${crypto.randomUUID().slice(0, 8)}`
  await field.fill(text)
  await page.getByRole('button', { name: 'SEND' }).click()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('list', { name: 'Not sent yet' }).getByText(text)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  await workers.callForSync()
  await expect.poll(() => proxy.held.map(({ sender }) => sender)).toEqual(['worker'])
  expect(await sentTexts(context, proxy.url, conversation, [text])).toEqual([text])

  const [held] = proxy.held
  await workers.kill()
  await expect.poll(() => held?.isAbandoned).toBe(true)
  await expect.poll(workers.isRunning).toBe(false)
  proxy.release()
  fault = null
  await workers.callForSync()
  await expect.poll(() => tally.counts.get('sent by a worker')).toBe(2)

  const next = await context.newPage()
  // No page of the app, which would take the answer over.
  await next.goto(`${proxy.url}/robots.txt`)
  // With it may stand what was read.
  await expect
    .poll(async () => new Set(await outboxStates(next)))
    .toEqual(new Set(['acknowledged']))
  await next.goto(proxy.url + conversation.page)
  await expect(next.getByText(text)).toHaveCount(1)
  await expect(next.getByRole('list', { name: 'Not sent yet' })).toHaveCount(0)
  await expect.poll(() => outboxStates(next)).toEqual([])
  expect(await sentTexts(context, proxy.url, conversation, [text])).toEqual([text])
  expect(tally.counts.get('answered again')).toBe(1)
  expect(tally.counts.get('sent by a worker')).toBe(2)
  expect(tally.counts.has('sent by a page')).toBe(false)
  await next.close()
  await proxy.close()
})
