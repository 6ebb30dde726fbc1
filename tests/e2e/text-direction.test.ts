import type { Locator } from '@playwright/test'
import { newConversation, openAs } from './chat-people.ts'
import { expect, test } from './test.ts'

/** As they are read, from right to left. */
const parts = ['האם', 'יש', 'WiFi', 'בדירה', '?']
const sentence = 'האם יש WiFi בדירה?'

test('what is written from right to left is read so, wherever it stands', async ({
  browser,
  baseURL,
}) => {
  const talk = await newConversation(baseURL, { title: sentence })
  await talk.renterWrites(sentence)
  const page = await openAs(browser, talk.renter, talk.renterPath)
  await expectReadable(page.getByRole('list', { name: 'Messages' }).getByText(sentence))
  await page.goto('/chats')
  const line = page.getByRole('listitem').filter({ hasText: 'Lena' }).getByRole('paragraph')
  await expectReadable(line.nth(1))
  await expectReadable(line.filter({ hasText: 'You: ' }))
  await page.goto(`/rentitem/${talk.listingId}`)
  await expectReadable(page.getByRole('heading', { level: 1 }))
  await page.context().close()
})

async function expectReadable(text: Locator): Promise<void> {
  await expect(text).toContainText(sentence)
  expect(await text.evaluate(partsFromRight, { sentence, parts })).toEqual(parts)
}

/** Runs in the page. */
function partsFromRight(
  element: Element,
  { sentence: whole, parts: wanted }: { sentence: string; parts: string[] },
): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const begin = text.textContent?.indexOf(whole) ?? -1
    if (begin < 0) continue
    const range = document.createRange()
    const right = new Map<string, number>()
    for (const part of wanted) {
      range.setStart(text, begin + whole.indexOf(part))
      range.setEnd(text, begin + whole.indexOf(part) + part.length)
      right.set(part, range.getBoundingClientRect().right)
    }
    return wanted.toSorted((one, other) => right.get(other)! - right.get(one)!)
  }
  return []
}
