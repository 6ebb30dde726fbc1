import { expect, test } from './test.ts'

test('a day that is half typed goes when the filter is reset', async ({ window }) => {
  await window.goTo('/rent?lat=13.7563&lng=100.5018&zoom=13&mode=list')
  await window.press('Filter Any Period • Any Price')
  await window.type('From', '12')
  expect(await window.session.run(isHalfTyped)).toBe(true)
  await window.press('Reset')
  await expect.poll(() => window.session.run(isHalfTyped)).toBe(false)
})

const isHalfTyped = `return document.querySelector('input[type=date]').validity.badInput`
